import { postById } from '../../articles/cards.ts';
import * as body from '../../articles/crm-no-genera-dinero.ts';
import { articlePage } from '../../articles/page.ts';
import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default articlePage(postById('crm-no-genera-dinero'), body, {
  title: 'Tu CRM no genera dinero; tus datos, sí',
  description:
    'Por qué un CRM lleno no genera ventas, en qué tres puntos se fuga el dinero y cómo revisar el tuyo con tres preguntas antes de pagar otro módulo.',
  keywords: [
    'CRM',
    'datos confiables',
    'pronóstico de ventas',
    'inteligencia artificial en ventas',
    'finanzas y ventas',
    'calidad de datos México',
  ],
  related: [
    {
      title: 'Experiencia del cliente',
      description: 'Servicio que contesta con contexto y pasa a una persona a tiempo.',
      href: '/use-cases/customer-experience',
      hrefLang: 'en',
      category: 'Caso de uso (en inglés)',
    },
    {
      title: 'Para líderes de finanzas',
      description: 'Del dato confiable al cierre de mes y al retorno.',
      href: '/roles/finance-leaders',
      hrefLang: 'en',
      category: 'Perfil (en inglés)',
    },
    {
      title: 'Neural Learning',
      description: 'Predicciones que muestran sus causas y se pueden discutir.',
      href: '/solutions/neural-learning',
      hrefLang: 'en',
      category: 'Solución (en inglés)',
    },
  ],
  closing: {
    eyebrow: 'Siguiente paso',
    title: 'Trae una oportunidad. Seguimos el dato contigo.',
    text: 'En una llamada corta recorremos el camino de un dato comercial, desde donde nace hasta quien decide, y te decimos qué arreglaríamos primero.',
    actions: [
      {
        label: 'Habla con un experto (formulario en inglés)',
        hrefLang: 'en',
        href: contactHref('expert', 'Quiero revisar la ruta de nuestros datos comerciales.'),
        variant: 'neural',
      },
      {
        label: 'Conoce la suite (en inglés)',
        href: '/solutions',
        hrefLang: 'en',
        variant: 'neural-outline',
      },
    ],
  },
}) satisfies Page;
