import type { Lang } from './types.ts';

/** What a demo is, in three sentences that stand beside every form and closing call. */
export const demoSteps: Readonly<Record<Lang, { title: string; steps: readonly string[] }>> = {
  en: {
    title: 'What the demo is',
    steps: [
      'You bring one decision.',
      'We follow it through the four products.',
      'You see the record, the reason and where it stops for you.',
    ],
  },
  'es-MX': {
    title: 'Cómo es la demostración',
    steps: [
      'Tú traes una decisión.',
      'La seguimos por los cuatro productos.',
      'Ves el registro, la razón y el punto donde espera tu respuesta.',
    ],
  },
};
