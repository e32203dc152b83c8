import { type RefObject, useEffect } from 'react';
import { fieldNames } from '../../../supabase/functions/_shared/rules.ts';
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
