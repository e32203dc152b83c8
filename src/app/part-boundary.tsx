import { Component, Fragment, type ReactNode } from 'react';

/** A part that still breaks after so many fresh starts is given up. */
const maxRestarts = 3;

interface PartBoundaryProps {
  /** Whether the page is broken without this part; otherwise the part is left out. */
  isNeeded?: boolean;
  children: ReactNode;
}

interface State {
  isBroken: boolean;
  error: unknown;
  restarts: number;
}

/**
 * Starts a part of the page afresh when it throws, so that the rest of the page stays: a search
 * closes, a demo begins again. It may throw because something outside of React has changed the
 * document, such as an extension. React reports the error in the console.
 */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { isBroken: false, error: undefined, restarts: 0 };

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ isBroken: true, error });

  override componentDidCatch() {
    const { restarts } = this.state;
    if (restarts < maxRestarts) this.setState({ isBroken: false, restarts: restarts + 1 });
  }

  override render() {
    const { isBroken, error, restarts } = this.state;
    // The error screen of the route takes over.
    if (isBroken && restarts === maxRestarts && this.props.isNeeded) throw error;
    return isBroken ? null : <Fragment key={restarts}>{this.props.children}</Fragment>;
  }
}
