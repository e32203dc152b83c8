import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import {
  type Assumptions,
  type Estimate,
  estimate,
  type Inputs,
  spanOf,
  summaryOf,
  targets,
} from './model.ts';

type Entries<T> = Record<keyof T, string>;

const nothing: Entries<Inputs> = { closeDays: '', reportHours: '', auditHours: '', hourlyCost: '' };
const ours = Object.fromEntries(
  Object.entries(targets).map(([name, value]) => [name, String(value)]),
) as Entries<Assumptions>;

/** Entries as numbers; what is empty counts as nothing, so that one line alone gives a result. */
const numbersOf = <T extends object>(entries: Entries<T>) =>
  Object.fromEntries(
    Object.entries<string>(entries).map(([name, text]) => [name, text === '' ? 0 : Number(text)]),
  ) as Record<keyof T, number>;

/** Prints one part of the page alone; `styles/print.css` leaves out the others. */
function printPart(id: string) {
  const root = document.documentElement;
  root.dataset.printOnly = id;
  addEventListener('afterprint', () => delete root.dataset.printOnly, { once: true });
  print();
}

/**
 * The worksheet: the visitor's figures, the targets beside them, and the range that follows. Without
 * code it is a sheet to fill in by hand, with its formulas.
 *
 * @param sendTo address of the contact form, with a text for its challenge field
 */
export default function Worksheet({ sendTo }: { sendTo: (summary: string) => string }) {
  const [own, setOwn] = useState(nothing);
  const [assumed, setAssumed] = useState(ours);
  const inputs = numbersOf<Inputs>(own);
  const assumptions = numbersOf<Assumptions>(assumed);
  const result = estimate(inputs, assumptions);

  const ownCell = (name: keyof Inputs, label: string) => (
    <Entry
      label={label}
      value={own[name]}
      onChange={(value) => setOwn((before) => ({ ...before, [name]: value }))}
    />
  );
  const assumedCell = (name: keyof Assumptions, label: string, unit: string) => (
    <span className="inline-flex items-baseline gap-x-1.5 whitespace-nowrap">
      <Entry
        label={label}
        value={assumed[name]}
        short
        onChange={(value) => setAssumed((before) => ({ ...before, [name]: value }))}
      />
      {unit}
    </span>
  );

  return (
    <div className="grid gap-y-10 lg:grid-cols-[7fr_4fr] lg:gap-x-16">
      <div>
        <Line
          label="Person-days for one monthly close"
          entry={ownCell('closeDays', 'Person-days for one monthly close')}
        >
          {assumedCell('close', 'Target for the close, percent', '%')} faster close{' '}
          <Kind>target</Kind>
        </Line>
        <Line
          label="Hours of manual reporting a month"
          entry={ownCell('reportHours', 'Hours of manual reporting a month')}
        >
          {assumedCell('reporting', 'Target for reporting, percent', '%')} less of it{' '}
          <Kind>target</Kind>
        </Line>
        <Line
          label="Hours of audit preparation a year"
          entry={ownCell('auditHours', 'Hours of audit preparation a year')}
        >
          {assumedCell('audit', 'Target for audit preparation, percent', '%')} faster{' '}
          <Kind>target</Kind>
        </Line>
        <Line
          label="What an hour costs you, in your currency"
          entry={ownCell('hourlyCost', 'What an hour costs you, in your currency')}
        >
          Salaries with everything on top <Kind>your figure</Kind>
        </Line>
        <div className="border-b border-line py-5 last:border-b-0">
          <p className="type-small flex flex-wrap items-baseline gap-x-2 gap-y-3 text-muted">
            <span>We assume that at least</span>
            {assumedCell('reachedAtLeast', 'Share of targets reached, percent', '%')}
            <span>of each target is reached, and that a day has</span>
            {assumedCell('hoursPerDay', 'Hours in a working day', 'hours.')}
          </p>
          <p className="type-small mt-3 flex flex-wrap items-baseline gap-x-2 gap-y-3 text-muted">
            <span>Year 1 has to return between</span>
            {assumedCell('returnFrom', 'Return in year 1, from', '')}
            <span>and</span>
            {assumedCell('returnTo', 'Return in year 1, to', '× its cost.')}
          </p>
          <p className="type-small measure mt-4 text-muted">
            The shares of the targets and the hours of a day are conventions of this sheet. The
            other figures are this site’s targets. Person-days are taken to fall as the close gets
            faster. Of all assumptions, check that one first.
          </p>
        </div>
      </div>
      <Outcome result={result} assumed={assumptions} />
      <div className="scripting-only flex flex-wrap gap-3 lg:col-span-2" data-print="hide">
        <ButtonLink
          href={sendTo(summaryOf(inputs, assumptions, result))}
          variant="neural"
          size="lg"
          arrow
        >
          {result ? 'Send This Estimate' : 'Ask for an ROI Assessment'}
        </ButtonLink>
        <Button variant="outline" size="lg" onClick={() => printPart('estimate')}>
          Print the Worksheet
        </Button>
      </div>
    </div>
  );
}

function Line({
  label,
  entry,
  children,
}: {
  label: string;
  entry: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="grid items-baseline gap-x-6 gap-y-2 border-b border-line py-4 first:border-t first:border-t-text sm:grid-cols-[1fr_8rem_11rem]">
      <p className="type-body">{label}</p>
      {entry}
      <p className="type-small flex items-baseline gap-x-1.5 text-muted">{children}</p>
    </div>
  );
}

/** A number to enter. On paper and without code it is what was entered, on a line to write on. */
function Entry({
  label,
  value,
  short = false,
  onChange,
}: {
  label: string;
  value: string;
  short?: boolean;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // What was typed into the prerendered field before this code was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    const typed = input.current?.value;
    if (typed && typed !== value) onChange(typed);
  }, []);
  const width = short ? 'w-14' : 'w-full max-sm:max-w-48';
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {/* Without a name: a browser without code sends nothing. */}
      <input
        ref={input}
        id={id}
        type="number"
        inputMode="decimal"
        min="0"
        step="any"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`scripting-only type-body min-h-11 rounded-none border-b border-muted bg-transparent [appearance:textfield] text-right text-text tabular-nums hover:border-text ${width}`}
      />
      <span
        aria-hidden="true"
        className={`type-body hidden min-h-[1.6em] border-b border-muted text-right text-text [@media(scripting:none)]:inline-block print:inline-block ${short ? 'w-12' : 'w-full'}`}
      >
        {value}
      </span>
    </>
  );
}

/** Says of which kind a figure of the sheet is. */
const Kind = ({ children }: { children: string }) => (
  <span className="type-label ml-auto whitespace-nowrap text-accent">{children}</span>
);

/** The range, and beside each amount what it assumes. Without an input it shows how it would come about. */
function Outcome({ result, assumed }: { result: Estimate | null; assumed: Assumptions }) {
  const reached = `from ${assumed.reachedAtLeast}% of the targets (our convention) to all of them`;
  return (
    <div className="border-y-4 border-double border-text py-6 lg:self-start">
      <div role="status">
        <Amount
          label="Hours back, a year"
          value={result && spanOf(result.hours)}
          formula="Close days × hours × 12, reporting × 12, audits: each times its target."
          assumes={`targets of ${assumed.close}%, ${assumed.reporting}% and ${assumed.audit}%; ${reached}; days of ${assumed.hoursPerDay} hours (our convention)`}
        />
        <Amount
          label="What they cost today"
          value={result && result.savings.to > 0 ? spanOf(result.savings) : null}
          formula="Hours × the cost of an hour, in your currency."
          assumes={`your cost of an hour; ${reached}`}
        />
        <Amount
          label="What year 1 may cost"
          value={result && result.spend.to > 0 ? spanOf(result.spend) : null}
          formula="The lower amount ÷ the higher return, to the higher amount ÷ the lower return."
          assumes={`a return of ${assumed.returnFrom}–${assumed.returnTo}× in year 1 (target)`}
        />
      </div>
      <p className="type-small mt-6 text-muted">
        An estimate from your figures and our targets. It is no offer and no promise.
      </p>
    </div>
  );
}

function Amount({
  label,
  value,
  formula,
  assumes,
}: {
  label: string;
  value: string | null;
  formula: string;
  assumes: string;
}) {
  return (
    <div className="border-b border-line py-4 first:pt-0 last:border-b-0 last:pb-0">
      <p className="type-label text-muted">{label}</p>
      <p className="type-head mt-2 min-h-[1.1em]">
        {value ?? (
          <span className="type-small block font-medium text-muted">Enter your figures above</span>
        )}
      </p>
      <p className="type-small mt-2 text-muted">{formula}</p>
      <p className="type-small mt-1 text-muted">
        <span className="type-label text-accent">Assumes</span> {assumes}.
      </p>
    </div>
  );
}
