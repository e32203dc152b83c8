import { articlePage } from '../../articles/page.ts';
import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default articlePage('crm-no-genera-dinero', {
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
  standfirst:
    'Un CRM ordena lo que el equipo alcanzó a registrar. El ingreso depende de otra cosa: que el dato sea cierto, que alguien entienda por qué pasó lo que pasó y que haya quien decida a tiempo. Aquí va una forma práctica de revisar el tuyo antes de pagar otro módulo.',
  blocks: [
    {
      kind: 'paragraph',
      text: 'En tu próxima junta de ventas, pregunta cuánto del pronóstico sale del CRM y cuánto de la libreta del director comercial. Lo común es un silencio incómodo. La empresa paga licencias, capacita al equipo y exige que todo se registre; pero llega el cierre de mes y los números buenos están en una hoja de cálculo que entiende una sola persona.',
    },
    {
      kind: 'paragraph',
      text: 'La marca del software tiene poca culpa. Un CRM es un archivero: ordena lo que le das. Si le das oportunidades infladas, contactos repetidos y fechas de cierre que se recorren cada viernes, te devuelve eso mismo con gráficas más bonitas.',
    },
    { kind: 'heading', text: 'Dónde se fuga el dinero', id: 'donde-se-fuga-el-dinero' },
    {
      kind: 'paragraph',
      text: 'Recorre tu proceso comercial de punta a punta, desde la primera llamada hasta la factura cobrada. Las fugas suelen estar en tres lugares.',
    },
    {
      kind: 'list',
      items: [
        [
          { text: 'La captura.', strong: true },
          ' El vendedor escribe el resumen de la visita días después y de memoria, porque el sistema le estorba mientras atiende al cliente. Queda registrado lo que convenía recordar.',
        ],
        [
          { text: 'La explicación.', strong: true },
          ' La pantalla dice que una oportunidad va muy bien, pero nadie sabe por qué. Un puntaje que no se puede discutir termina por no usarse.',
        ],
        [
          { text: 'La acción.', strong: true },
          ' La alerta cae en un correo que nadie lee. O llega a tiempo y no hay quien tenga facultades para mover el precio, el crédito o la fecha de entrega.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Ninguna de las tres se arregla con otro tablero. Un tablero más enseña el mismo dato dudoso, pero en otro color.',
    },
    {
      kind: 'quote',
      text: 'Nadie te compra porque tu registro esté completo. Te compran porque llegaste a tiempo con algo que les servía.',
    },
    {
      kind: 'heading',
      text: 'El pronóstico también le pertenece a finanzas',
      id: 'el-pronostico-tambien-le-pertenece-a-finanzas',
    },
    {
      kind: 'paragraph',
      text: 'En México, buena parte de un trato se cierra lejos de la pantalla: en una comida, en una llamada desde el coche, en un mensaje de WhatsApp ya entrada la noche. Ese contexto casi nunca llega al CRM y, cuando llega, llega resumido. Luego finanzas tiene que planear compras, nómina y línea de crédito con un embudo que mide entusiasmo en lugar de pedidos.',
    },
    {
      kind: 'paragraph',
      text: 'Por eso la conversación le toca al director de finanzas tanto como al de ventas. Un mal pronóstico cuesta inventario que no rota, turnos extra que nadie planeó y efectivo detenido en cartera. Y cada vez que el consejo pregunta de dónde salió la cifra, alguien pasa la noche reconstruyéndola.',
    },
    {
      kind: 'heading',
      text: 'Primero confianza, después inteligencia',
      id: 'primero-confianza-despues-inteligencia',
    },
    {
      kind: 'paragraph',
      text: 'Poner inteligencia artificial encima de datos dudosos nada más acelera el error. El orden importa, y es menos complicado de lo que suena:',
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { text: 'Captura en el origen.', strong: true },
          ' Que el pedido, la entrega, la llamada de soporte y la lectura del equipo instalado entren solos, con hora y procedencia, sin depender de la memoria de nadie.',
        ],
        [
          { text: 'Protege el registro.', strong: true },
          ' Si cambia una etapa o un monto, debe quedar quién lo cambió, cuándo y con qué motivo. Un historial que se edita sin dejar huella no sirve de evidencia.',
        ],
        [
          { text: 'Busca causas.', strong: true },
          ' Que un cliente abra tus correos y luego compre no prueba que el correo vendió. A lo mejor ya iba a comprar. Saberlo cambia en qué gastas.',
        ],
        [
          { text: 'Actúa con una persona al frente.', strong: true },
          ' El sistema prepara la cotización, la visita o el seguimiento. Alguien con nombre y autoridad lo aprueba.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Así trabaja ',
        { text: 'Neural Suite', href: '/solutions', hrefLang: 'en' },
        ': Neural Edge captura, Neural Shield protege, Neural Learning explica y Neural Agents ejecuta bajo supervisión humana. No le quita el lugar a tu CRM. Le da mejor materia prima y se asegura de que alguien haga algo con lo que sale.',
      ],
    },
    { kind: 'heading', text: 'Qué cambia en el día a día', id: 'que-cambia-en-el-dia-a-dia' },
    {
      kind: 'table',
      caption: 'Las mismas cuatro situaciones, con y sin datos confiables',
      head: ['Situación', 'Con el CRM solo', 'Con datos confiables'],
      rows: [
        [
          'Un cliente deja de pedir',
          'Se descubre al cierre de mes',
          'Llega la señal con su causa probable y un responsable',
        ],
        [
          'Baja el pronóstico',
          'Junta urgente para encontrar culpables',
          'Se ve qué supuesto falló y desde cuándo',
        ],
        [
          'Piden un descuento',
          'Depende de quién conteste el teléfono',
          'Regla clara y aprobación registrada',
        ],
        [
          'Pregunta el auditor',
          'Días de juntar capturas de pantalla',
          'Historial completo, listo para entregar',
        ],
      ],
    },
    {
      kind: 'heading',
      text: 'Empieza con una sola pregunta',
      id: 'empieza-con-una-sola-pregunta',
    },
    {
      kind: 'paragraph',
      text: 'No necesitas un proyecto de años. Elige una pregunta que hoy nadie puede contestar con seguridad y que movería dinero si la contestaras. ¿Qué clientes están por irse y por qué? ¿Qué descuentos de veras cambian la decisión? ¿Qué pedidos se atrasan por algo que sí podemos corregir?',
    },
    {
      kind: 'paragraph',
      text: 'Después sigue el dato hacia atrás. ¿Dónde nace? ¿Quién lo toca? ¿Qué tan viejo está cuando alguien lo ve? Con esa ruta dibujada en una hoja vas a encontrar el primer arreglo. Es muy posible que no haya que comprar nada: a veces basta con quitar un campo obligatorio que todos llenan con un punto.',
    },
    {
      kind: 'paragraph',
      text: 'El avance tiene que verse pronto. Nosotros hablamos de primeros resultados en un plazo de 30 a 60 días y de un retorno de 3 a 6 veces la inversión en el primer año; son metas que tu propia contraloría mide. Si un proveedor te pide un año de fe antes de enseñarte algo, pregúntale qué piensa medir mientras tanto y quién de tu equipo va a revisar esa medición.',
    },
    { kind: 'heading', text: 'La prueba del lunes', id: 'la-prueba-del-lunes' },
    {
      kind: 'paragraph',
      text: 'El lunes pide que te abran la oportunidad más grande del trimestre y haz tres preguntas:',
    },
    {
      kind: 'list',
      items: [
        '¿Qué hecho, que no sea una opinión, sostiene la etapa en la que está?',
        '¿Qué tendría que pasar para que se cayera?',
        'Si eso pasa, ¿quién hace qué y antes de cuándo?',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Si el CRM contesta las tres, cuídalo mucho. Si no contesta ninguna, tampoco lo tires. Ya sabes dónde está el dinero: antes del CRM, en un dato que se puede creer, y después, en una persona lista para actuar.',
    },
  ],
}) satisfies Page;
