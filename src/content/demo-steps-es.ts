import type { demoSteps } from './demo-steps.ts';

/** What a demo is, in Spanish. Only the Spanish article and the Spanish form load it. */
export const demoStepsInSpanish: typeof demoSteps = {
  title: 'Cómo es la demostración',
  steps: [
    'Tú traes una decisión.',
    'La seguimos por los cuatro productos.',
    'Ves el registro, la razón y el punto donde espera tu respuesta.',
  ],
};
