import type { ReactNode } from 'react';
import type { Person } from '../../supabase/functions/_shared/desk.ts';
import { site } from '../content/site.ts';
import { cn } from '../lib/cn.ts';
import { Logo } from '../ui/logo.tsx';
import { api } from './api.ts';
import type { DeskContext } from './context.ts';
import { type DeskRoute, hashOf } from './route.ts';
import { endSession } from './session.ts';

interface HeaderProps {
  context: DeskContext;
  route: DeskRoute;
  onHelp: () => void;
  /** The search field. */
  children: ReactNode;
}

const itemClass =
  'inline-flex min-h-11 items-center px-2.5 font-medium underline-offset-[0.4em] hover:underline aria-[current]:underline aria-[current]:decoration-2';

async function signOut() {
  // The token is removed from this browser even if the call fails.
  await api.leave().catch(() => {});
  await endSession('signed-out');
}

/** The bar at the top of the desk: search, links to its pages, and the account menu. */
export function Header({ context, route, onHelp, children }: HeaderProps) {
  const { me } = context.bootstrap;
  const renderLink = (to: DeskRoute, label: string) => (
    <a
      href={hashOf(to)}
      className={itemClass}
      aria-current={route.page === to.page ? 'page' : undefined}
    >
      {label}
    </a>
  );
  return (
    <header className="flex flex-wrap items-center gap-x-4 border-b border-line px-4 py-1.5 lg:flex-nowrap lg:px-6">
      <p className="flex items-center gap-2.5 max-[22rem]:hidden">
        <Logo className="size-7" />
        <span className="type-label max-sm:sr-only">{`${site.name} / Desk`}</span>
      </p>
      <div
        className={cn(
          'order-last w-full lg:order-none lg:mx-auto lg:max-w-[34rem]',
          route.page !== 'requests' && 'max-lg:hidden lg:invisible',
          route.page === 'requests' && route.id && 'max-lg:hidden',
        )}
      >
        {children}
      </div>
      <nav aria-label="Desk" className="ml-auto flex flex-none items-center lg:ml-0">
        {renderLink({ page: 'requests', view: 'new', id: null }, 'Requests')}
        {renderLink({ page: 'glance' }, 'At a glance')}
        {context.isAdmin && renderLink({ page: 'people' }, 'People')}
        <AccountMenu me={me} onHelp={onHelp} />
      </nav>
    </header>
  );
}

/**
 * The account menu, a native popover: who is signed in, the list of shortcuts, and signing out. Its
 * offset from the top is the height of the header's first row.
 */
function AccountMenu({ me, onHelp }: { me: Person; onHelp: () => void }) {
  return (
    <>
      <button type="button" popoverTarget="account" className={itemClass}>
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center rounded-full bg-text text-surface"
        >
          {[...me.name][0]?.toUpperCase()}
        </span>
        <span className="sr-only">{`You are ${me.name}`}</span>
      </button>
      <div
        id="account"
        popover="auto"
        className="inset-auto top-14 right-4 m-0 w-72 max-w-[90vw] gap-1 border border-text bg-surface p-4 text-text open:grid lg:right-6"
      >
        <p className="font-medium">
          <bdi>{me.name}</bdi>
        </p>
        <p className="break-all text-muted">{me.email}</p>
        <p className="type-label mt-1 text-muted">{me.role}</p>
        <button type="button" onClick={onHelp} className={cn(itemClass, '-mx-2.5 mt-2')}>
          Keys
        </button>
        <button type="button" onClick={signOut} className={cn(itemClass, '-mx-2.5')}>
          Sign out
        </button>
      </div>
    </>
  );
}
