import type { ContractWords } from '../words.js';

export const contractWords: ContractWords = {
  consents: {
    startAtOnce: 'Empezar ya: recibo mis créditos ahora mismo.',
    payForUse: 'Si desisto dentro de {days} días, pago los créditos que he usado.',
  },
  keep: 'Guarda este correo. Más abajo están tu contrato, lo que aceptaste y cómo puedes desistir.',
  title: 'Tu contrato',
  labels: {
    seller: 'Vendedor',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    orderedOn: 'Pedido el',
    bought: 'Has comprado',
    paid: 'Has pagado',
    terms: 'Condiciones',
    withdrawnFrom: 'Has desistido de',
  },
  terms: 'Versión del {date}, que aceptaste',
  declaration: '{credits}, pedidos el {date}',
  agreed: {
    title: 'Lo que aceptaste',
    text: 'Con tu pedido del {at} aceptaste esto:',
    version: 'Versión de este texto: {version}',
  },
  withdrawal: {
    title: 'Tu derecho de desistimiento',
    how: 'Dinos claramente que desistes: en nuestra página, por correo electrónico, por teléfono o por carta. Puedes usar el formulario de abajo, pero no es obligatorio. Basta con enviarlo, como muy tarde, el último día.',
    money:
      'Te devolvemos el dinero en un plazo de 14 días desde que nos llega tu mensaje, por la misma vía por la que pagaste. No te cuesta nada.',
  },
  form: {
    title: 'Modelo de formulario de desistimiento',
    instruction: '(solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato)',
    to: 'A la atención de',
    statement:
      'Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien/prestación del siguiente servicio (*)',
    ordered: 'Pedido el/recibido el (*)',
    name: 'Nombre del consumidor o de los consumidores',
    address: 'Domicilio del consumidor o de los consumidores',
    signature: 'Firma del consumidor o de los consumidores (solo si el presente formulario se presenta en papel)',
    date: 'Fecha',
    footnote: '(*) Táchese lo que no proceda.',
  },
};
