import { articlePage } from '../../articles/page.ts';
import { demoStepsInSpanish } from '../../demo-steps-es.ts';
import { contactHref } from '../../routes.ts';
import type { Page } from '../../types.ts';

export default articlePage('crm-no-genera-dinero', {
  title: 'Tu CRM no genera dinero; tus datos, sí',
  description:
    'Por qué un CRM lleno no genera ventas, en qué tres puntos se fuga el dinero y cómo revisar el tuyo con tres preguntas antes de pagar otro módulo.',
  keywords:
    'CRM, datos confiables, pronóstico de ventas, inteligencia artificial en ventas, finanzas y ventas, calidad de datos México',
  related: [
    {
      title: 'Experiencia del cliente',
      description: 'El agente conoce el caso y se lo pasa a una persona cuando hace falta.',
      href: '/use-cases/customer-experience',
      hrefLang: 'en',
      category: 'Caso de uso (en inglés)',
    },
    {
      title: 'Para líderes de finanzas',
      description: 'Cierre de mes y retorno de inversión.',
      href: '/roles/finance-leaders',
      hrefLang: 'en',
      category: 'Perfil (en inglés)',
    },
    {
      title: 'Neural Learning',
      description: 'Explica qué hay detrás de cada pronóstico.',
      href: '/solutions/neural-learning',
      hrefLang: 'en',
      category: 'Solución (en inglés)',
    },
  ],
  closing: {
    eyebrow: 'Siguiente paso',
    title: 'Tráenos una oportunidad y rastreamos juntos sus datos',
    text: 'En una llamada corta vemos de dónde sale un dato comercial y quién lo usa para decidir. Te decimos por dónde empezaríamos.',
    actions: [
      {
        label: 'Habla con un experto',
        hrefLang: 'es-MX',
        href: contactHref('expert', 'Quiero revisar la ruta de nuestros datos comerciales.', 'es'),
      },
      { label: 'Conoce la suite (en inglés)', href: '/solutions', hrefLang: 'en' },
    ],
    demo: demoStepsInSpanish,
  },
  standfirst: [
    'Un CRM guarda lo que el equipo alcanzó a registrar, y eso no basta para decidir.',
    'El dinero se pierde en tres puntos: captura, explicación y acción.',
    'Con tres preguntas puedes revisar esta semana tu oportunidad más grande.',
  ],
  blocks: [
    'En tu próxima junta de ventas, pregunta cuánto del pronóstico sale del CRM y cuánto de la libreta del director comercial. Muchas empresas pagan licencias y capacitan al equipo, pero al cierre de mes los números buenos están en una hoja de cálculo.',
    'El problema casi nunca es la marca del software. Si registras oportunidades infladas, contactos repetidos y fechas que se recorren cada viernes, el CRM te devuelve lo mismo con gráficas más bonitas.',
    { kind: 'heading', text: 'Dónde se pierde el dinero', id: 'donde-se-pierde-el-dinero' },
    'Recorre tu proceso comercial, desde la primera llamada hasta la factura cobrada. Revisa tres puntos:',
    {
      kind: 'list',
      items: [
        [
          { text: 'La captura.', strong: true },
          ' El vendedor escribe el resumen de la visita días después y de memoria.',
        ],
        [
          { text: 'La explicación.', strong: true },
          ' La pantalla dice que una oportunidad va bien, pero nadie sabe por qué.',
        ],
        [
          { text: 'La acción.', strong: true },
          ' La alerta llega a un correo que nadie lee, o a alguien que no puede mover el precio ni el crédito.',
        ],
      ],
    },
    'Otro tablero no arregla ninguno de los tres, porque muestra los mismos datos dudosos.',
    {
      kind: 'heading',
      text: 'El pronóstico también es de finanzas',
      id: 'el-pronostico-tambien-es-de-finanzas',
    },
    'En México, buena parte de la venta se negocia en una comida, en una llamada o por WhatsApp. Eso casi nunca llega al CRM, y finanzas tiene que planear compras, nómina y línea de crédito a ciegas.',
    'Por eso el tema le toca al director de finanzas tanto como al de ventas. Un mal pronóstico cuesta inventario que no rota, turnos extra y efectivo detenido en cartera. Y cuando el consejo pregunta de dónde salió la cifra, alguien tiene que reconstruirla.',
    {
      kind: 'heading',
      text: 'Primero los datos, después la inteligencia artificial',
      id: 'primero-los-datos',
    },
    'Con datos dudosos, la inteligencia artificial solo acelera el error. Conviene seguir este orden:',
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { text: 'Captura el dato donde se genera.', strong: true },
          ' El pedido, la entrega y la llamada de soporte entran solos, con su hora y su origen.',
        ],
        [
          { text: 'Protege el registro.', strong: true },
          ' Si alguien cambia una etapa o un monto, queda constancia de quién lo hizo, cuándo y por qué.',
        ],
        [
          { text: 'Busca causas.', strong: true },
          ' Que un cliente abra tus correos y luego compre no prueba que el correo haya generado la venta. A lo mejor ya iba a comprar.',
        ],
        [
          { text: 'Actúa con una persona a cargo.', strong: true },
          ' El sistema prepara la cotización o la visita. La aprueba alguien con nombre, apellido y facultades.',
        ],
      ],
    },
    [
      'Así trabaja ',
      { text: 'Neural Suite', href: '/solutions', hrefLang: 'en' },
      ': Neural Edge captura, Neural Shield protege, Neural Learning explica y Neural Agents prepara el siguiente paso. Una persona lo aprueba. Tu CRM se queda donde está y recibe mejores datos.',
    ],
    { kind: 'heading', text: 'Qué cambia en el día a día', id: 'que-cambia-en-el-dia-a-dia' },
    {
      kind: 'table',
      caption: 'Cuatro situaciones, con y sin datos confiables',
      head: ['Situación', 'Solo con el CRM', 'Con datos confiables'],
      rows: [
        [
          'Un cliente deja de pedir',
          'Se descubre al cierre de mes',
          'Llega un aviso con la causa probable, y alguien lo atiende',
        ],
        [
          'El pronóstico baja',
          'Junta urgente para buscar culpables',
          'Se ve qué supuesto falló y desde cuándo',
        ],
        [
          'Piden un descuento',
          'Depende de quién conteste el teléfono',
          'Hay una regla clara y la aprobación queda registrada',
        ],
        [
          'El auditor pregunta',
          'Días juntando capturas de pantalla',
          'Historial completo, listo para entregar',
        ],
      ],
    },
    { kind: 'heading', text: 'Empieza con una sola pregunta', id: 'empieza-con-una-sola-pregunta' },
    'Elige una pregunta que hoy nadie puede contestar con certeza. ¿Qué clientes están por irse y por qué? ¿Qué descuentos de veras cambian la decisión de compra? ¿Qué pedidos se atrasan por algo que sí podemos corregir?',
    'Después rastrea el dato hasta su origen. ¿De dónde sale? ¿Quién lo toca? ¿Qué tan desactualizado está cuando alguien lo ve? Dibuja la ruta en una hoja y ahí vas a ver qué hay que arreglar primero. A veces basta con quitar un campo obligatorio que todos llenan con un punto.',
    'El avance tiene que verse pronto. Nuestras metas son ver los primeros resultados en 30 a 60 días y recuperar de 3 a 6 veces la inversión el primer año. Las acordamos contigo antes del piloto y tu área de finanzas las verifica.',
    { kind: 'heading', text: 'Haz esto esta semana: tres preguntas', id: 'haz-esto-esta-semana' },
    'Pide que te abran la oportunidad más grande del trimestre y pregunta:',
    {
      kind: 'list',
      items: [
        '¿Por qué está en esa etapa? Pide hechos, no opiniones.',
        '¿Qué tendría que pasar para que se cayera?',
        'Si eso pasa, ¿quién hace qué y para cuándo?',
      ],
    },
    [
      'Si las tres respuestas están en el CRM, tus datos están en orden. Si no está ninguna, ya sabes qué hay que arreglar. Para ver cómo se busca una causa, prueba ',
      { text: 'esta demostración', href: '/solutions/neural-learning#figure', hrefLang: 'en' },
      ' en tu navegador (está en inglés).',
    ],
  ],
}) satisfies Page;
