import type { FormTexts } from './texts.ts';

/** All words of the contact form, in the Spanish of Mexico. What is sent is the same. */
export const spanish: FormTexts = {
  toasts: {
    missing: {
      lang: 'es-MX',
      title: 'Error',
      description: 'Llena todos los campos obligatorios',
    },
    wrongAnswer: {
      lang: 'es-MX',
      title: 'No pudimos verificarte',
      description: 'Responde bien la suma para confirmar que eres una persona',
    },
    failed: {
      lang: 'es-MX',
      type: 'destructive',
      title: 'Error',
      description: 'No se pudo enviar el mensaje. Inténtalo de nuevo.',
    },
    sent: {
      lang: 'es-MX',
      title: '¡Mensaje enviado!',
      description: 'Ya tenemos tu mensaje. Te responderemos pronto.',
    },
    queued: {
      lang: 'es-MX',
      title: 'Guardado en este equipo',
      description: 'Todavía no se pudo enviar tu mensaje. Saldrá solo en cuanto se pueda.',
    },
  },
  interests: {
    demo: 'Solicitar una demostración',
    expert: 'Agendar una llamada con un experto',
    partnership: 'Alianzas',
    careers: 'Empleo',
    other: 'Otro',
  },
  noInterest: 'Elige una opción si quieres',
  labels: {
    interest: 'Interés',
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    company: 'Empresa',
    role: 'Puesto',
    challenge: 'Tu reto',
    answer: 'Una verificación',
  },
  groups: ['El tema', 'Tú', 'En tus palabras', 'Una verificación'],
  challengeHint: '¿Qué te gustaría saber, arreglar o dejar de hacer a mano?',
  question: (a, b) => `¿Cuánto es ${a} + ${b}?`,
  questionHint: 'Sirve para detener programas automáticos.',
  send: 'Enviar',
  sending: 'Enviando...',
  stop: 'Detener',
  notSent: 'Todavía no se envía',
  again: 'Escribir otro mensaje',
  offline:
    'No tienes conexión. Lo que escribiste se queda en esta pestaña; envíalo cuando te conectes.',
  offlineAtEvent:
    'Aquí no hay conexión por ahora. Envíalo de todos modos: tu mensaje se guarda en este equipo y sale solo.',
  stopped: 'Detenido. Lo que escribiste sigue aquí.',
  sent: {
    title: 'Ya tenemos tu mensaje',
    text: 'Lo que escribiste está guardado. El siguiente mensaje te lo manda una persona, al correo que nos diste.',
  },
  required: {
    firstName: 'Escribe tu nombre.',
    lastName: 'Escribe tu apellido.',
    email: 'Escribe tu correo electrónico.',
    answer: 'Escribe la suma.',
  },
  errors: {
    'not-an-email': 'Escribe una dirección como nombre@example.com.',
    'forbidden-character': 'Hay un carácter que no se puede enviar. Escríbelo de nuevo.',
    'line-break': 'Escríbelo en una sola línea.',
    'not-a-number': 'Escribe la suma con un número, por ejemplo 13.',
    'wrong-sum': 'Esta no es la suma.',
  },
  tooLong: (excess, limit) => `Acórtalo ${excess} caracteres, hasta ${limit}.`,
};
