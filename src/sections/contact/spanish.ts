import type { demoSteps } from '../../content/demo-steps.ts';
import { demoStepsInSpanish } from '../../content/demo-steps-es.ts';
import type { Lang, SectionOf } from '../../content/types.ts';
import type { FormTexts } from '../../features/contact/texts.ts';
import { spanish } from '../../features/contact/texts-es.ts';

/** The words of the contact page in one language. */
export interface ContactWords
  extends Pick<
    SectionOf<'contact'>,
    'title' | 'lede' | 'follow' | 'headquarters' | 'why' | 'privacy'
  > {
  form: FormTexts;
  /** Default: English. */
  lang?: Lang;
  demo?: typeof demoSteps;
}

/** All words of the contact page in Spanish, for visitors of the Spanish article. */
export const spanishWords: ContactWords = {
  lang: 'es-MX',
  form: spanish,
  demo: demoStepsInSpanish,
  title: 'Hablemos',
  lede: 'Cuéntanos qué te gustaría saber o mejorar. Una persona lee cada mensaje.',
  follow: {
    title: 'Síguenos',
    text: 'En nuestra página de LinkedIn publicamos artículos, eventos y novedades.',
    label: 'Síguenos en LinkedIn',
  },
  headquarters: { title: 'Oficina central', text: 'Dallas, Texas' },
  why: {
    title: 'Por qué Neural Suite',
    items: [
      'IA diseñada en torno a las personas',
      'Seguridad de nivel empresarial',
      'Puesta en marcha y retorno rápidos',
      'Un equipo de soporte dedicado',
    ],
  },
  privacy:
    'Para responderte y frenar el spam guardamos lo que envías, la página y la campaña que te trajeron, tu idioma, tu equipo y la vista. Lo guardamos dos años como máximo y lo borramos cuando lo pidas.',
};
