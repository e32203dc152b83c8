/** What stands in the form before anything is typed: this tab's draft, then what the address suggests. */
import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { contactFields, fieldNames } from '../../../supabase/functions/_shared/contact-schema.ts';
import { readDraft } from './draft.ts';

/** Puts back what was typed before a reload, where the browser has not done so itself. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const draft = readDraft();
    if (!draft) return;
    for (const name of fieldNames) {
      const control = form.current?.elements.namedItem(name);
      const isField =
        control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement;
      if (isField && !control.value) control.value = draft.payload[name];
    }
  }, [form]);
}

/**
 * Carries `?interest=` and `?reason=` of the address into the form, where nothing
 * was entered yet. An address is anybody's text: it is shown as text, and no longer than the field
 * may be. Done after mount: the prerendered page knows no query.
 */
export function usePrefill(form: RefObject<HTMLFormElement | null>) {
  const { search } = useLocation();

  useEffect(() => {
    const query = new URLSearchParams(search);
    const enter = (name: string, value: string | null) => {
      const control = form.current?.elements.namedItem(name);
      if (!value) return;
      if (control instanceof HTMLSelectElement && !control.value) {
        const offered = [...control.options].some((option) => option.value === value);
        if (offered) control.value = value;
      }
      if (control instanceof HTMLTextAreaElement && !control.value) control.value = value;
    };
    enter('interest', query.get('interest'));
    enter('challenge', query.get('reason')?.slice(0, contactFields.challenge.limit) ?? null);
  }, [search, form]);
}
