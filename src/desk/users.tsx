import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Bootstrap, type Person, staffRoles } from '../../supabase/functions/_shared/desk.ts';
import { Button } from '../ui/button.tsx';
import { Field, SelectField } from '../ui/field.tsx';
import { api, hasStatus } from './api.ts';
import { queryClient, queryKeys } from './cache.ts';
import { notify } from './changes.ts';
import type { DeskContext } from './context.ts';
import { ActionSelect } from './controls.tsx';
import { DestructiveChoice, Modal } from './dialogs.tsx';
import { EmptyState, Skeleton, tryAgain } from './states.tsx';

const roleDescriptions = {
  reader: 'reads',
  agent: 'works on requests, exports',
  admin: 'erases too, and keeps this list',
} as const;

const isRole = (value: unknown): value is Person['role'] =>
  staffRoles.some((role) => role === value);

/** The people who may use the desk. Admins add and remove them here, and change their roles. */
export function Users({ context }: { context: DeskContext }) {
  const { me } = context.bootstrap;
  const query = useQuery({ queryKey: queryKeys.people, queryFn: () => api.people(null) });
  const [personToRemove, setPersonToRemove] = useState<Person | null>(null);
  const [formError, setFormError] = useState('');

  const save = async (person: Parameters<typeof api.people>[0], message: string) => {
    setFormError('');
    try {
      const staff = await api.people(person);
      queryClient.setQueryData(queryKeys.people, staff);
      queryClient.setQueryData<Bootstrap>(
        queryKeys.bootstrap,
        (bootstrap) => bootstrap && { ...bootstrap, staff },
      );
      notify(message);
      return true;
    } catch (error) {
      setFormError(
        hasStatus(error, 400) ? 'Check name and address.' : 'No answer arrived: try again.',
      );
      return false;
    }
  };

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const role = data.get('role');
    if (!isRole(role)) return;
    const email = String(data.get('email')).trim();
    const person = { email, name: String(data.get('name')).trim(), role };
    if (await save(person, `${person.name} may enter.`)) form.reset();
  };

  return (
    <main className="min-h-0 overflow-y-auto px-gutter py-10">
      <div className="mx-auto grid max-w-[80rem] gap-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section>
          <h1 className="type-head mb-6">People at the desk</h1>
          {query.error && (
            <EmptyState title="The list did not arrive" action={tryAgain(query.refetch)} />
          )}
          {query.isPending && <Skeleton rows={3} />}
          <ul>
            {query.data?.map((person) => (
              <li
                key={person.email}
                className="rule-top flex flex-wrap items-center gap-x-4 gap-y-1 py-3"
              >
                <span className="min-w-48 flex-1">
                  <bdi className="block text-(length:--text-body) font-semibold">{person.name}</bdi>
                  <span className="break-all text-muted">{person.email}</span>
                </span>
                {person.email === me.email ? (
                  <span className="text-muted">{`${person.role}, you`}</span>
                ) : (
                  <>
                    <ActionSelect
                      label={`Role of ${person.name}`}
                      value={person.role}
                      options={staffRoles.map((role) => [role, role] as const)}
                      onChange={(role) =>
                        void save({ ...person, role }, `${person.name} is ${role}.`)
                      }
                    />
                    <Button variant="ghost" size="sm" onClick={() => setPersonToRemove(person)}>
                      Remove…
                    </Button>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="type-title mb-4">Let somebody in</h2>
          <form onSubmit={add} className="grid gap-6">
            <Field label="Name" name="name" required maxLength={100} autoComplete="off" />
            <Field label="Email at work" name="email" type="email" required autoComplete="off" />
            <SelectField label="Role" name="role" defaultValue="agent">
              {staffRoles.map((role) => (
                <option key={role} value={role}>
                  {`${role}: ${roleDescriptions[role]}`}
                </option>
              ))}
            </SelectField>
            {formError && (
              <p role="alert" className="font-medium text-(--danger)">
                {formError}
              </p>
            )}
            <Button type="submit" className="justify-self-start">
              Put on the list
            </Button>
          </form>
        </section>
      </div>
      {personToRemove && (
        <Modal title={`Remove ${personToRemove.name}?`} onClose={() => setPersonToRemove(null)}>
          <p className="type-body">
            They are out at once, and give back what is theirs. Everybody else has to sign in again,
            in case a machine was shared; you stay.
          </p>
          <DestructiveChoice
            action="Remove"
            onKeep={() => setPersonToRemove(null)}
            onAct={() => {
              const { email, name } = personToRemove;
              setPersonToRemove(null);
              void save({ remove: email }, `${name} is out.`);
            }}
          />
        </Modal>
      )}
    </main>
  );
}
