/** Entry of the desk. */

import './desk.css';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { isEventMode } from '../lib/event-mode.ts';
import { startMotion } from '../motion/motion.ts';
import { api, hasStatus } from './api.ts';
import { queryClient, queryKeys } from './cache.ts';
import { useObservable } from './context.ts';
import { Desk } from './desk.tsx';
import { endSession, session, startSession, storageKey } from './session.ts';
import { SignIn } from './sign-in.tsx';
import { Screen } from './states.tsx';

/** The desk if a person is signed in, else the sign-in screen. */
function App() {
  const current = useObservable(session);
  const isSignedIn = current.state === 'in';
  useEffect(() => {
    // Requests do not stay in memory for whoever signs in next.
    if (!isSignedIn) queryClient.clear();
  }, [isSignedIn]);

  // Event mode runs on a public screen, which must not show requests.
  if (isEventMode()) {
    return (
      <Screen title="This screen is in event mode">
        <p>
          The desk is not shown in event mode. Open it in another window, on a screen of your own.
        </p>
      </Screen>
    );
  }
  if (current.state === 'starting') return <Screen title="Desk" isBusy />;
  if (current.state === 'out') return <SignIn reason={current.reason} />;
  return <DeskLoader />;
}

/** Fetches the desk's first data; shows a message while that is loading or if it fails. */
function DeskLoader() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: queryKeys.bootstrap,
    queryFn: api.bootstrap,
  });
  if (data) return <Desk bootstrap={data} />;
  if (!error) return <Screen title="Desk" isBusy />;
  if (hasStatus(error, 403)) {
    return (
      <Screen
        title="You are not on the list"
        action={{ label: 'Sign in as somebody else', run: () => endSession('signed-out') }}
      >
        <p>
          You are signed in, but this address may not open the desk. An admin of the desk can add
          it.
        </p>
      </Screen>
    );
  }
  const isOffline = !navigator.onLine;
  return (
    <Screen
      title={isOffline ? 'You are offline' : 'The desk does not answer'}
      action={{ label: isFetching ? 'Trying…' : 'Try again', run: refetch }}
    >
      <p>
        {isOffline
          ? 'Requests are kept safe meanwhile. The desk opens as soon as there is a network.'
          : 'Requests are kept safe meanwhile: the form does not need the desk. If it stays so for minutes, tell whoever runs the site.'}
      </p>
    </Screen>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('desk.html has no #root.');

startMotion();
addEventListener('hashchange', () => {
  if (location.hash.startsWith('#sign-in=')) void startSession();
});
addEventListener('storage', ({ key }) => {
  if (key === storageKey) void startSession();
});
void startSession();
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
