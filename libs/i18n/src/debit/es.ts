import type { DebitWords } from '../debit-words.js';

export const debitWords: DebitWords = {
  box: 'Autorizo a {creditor} a cobrar el importe de este pedido en mi cuenta bancaria mediante un adeudo directo SEPA. Sé que puedo pedir a mi banco que me lo devuelva en un plazo de 8 semanas.',
  mandate: {
    authorisation:
      'Mediante la firma de esta orden de domiciliación, el deudor autoriza (A) a {creditor} a enviar instrucciones a la entidad del deudor para adeudar su cuenta y (B) a la entidad para efectuar los adeudos en su cuenta siguiendo las instrucciones de {creditor}.',
    refund:
      'Como parte de sus derechos, el deudor está legitimado al reembolso por su entidad en los términos y condiciones del contrato suscrito con la misma. La solicitud de reembolso deberá efectuarse dentro de las ocho semanas que siguen a la fecha de adeudo en cuenta. Puede obtener información adicional sobre sus derechos en su entidad financiera.',
    use: 'Esta orden solo se usa para un pedido que haces tú: nada se cobra ni se renueva por sí solo. Te decimos el importe y la fecha al menos dos días antes del cobro. Puedes revocar la orden cuando quieras en tus ajustes. Si no se usa durante 36 meses, termina por sí sola.',
  },
  sms: '{code} es tu clave para pagar {amount} por adeudo en cuenta en {site}. No se la des a nadie. Vale 10 minutos.',
  paper: {
    title: 'Orden de domiciliación de adeudo directo SEPA',
    creditor: 'Quién puede cobrar',
    payer: 'En qué cuenta',
    authorisation: 'Qué autorizas',
    signature: 'Cómo diste tu conformidad',
  },
  labels: {
    collectOn: 'Cobramos el',
    reference: 'Referencia de la orden de domiciliación',
    creditor: 'Acreedor',
    creditorId: 'Identificador del acreedor',
    account: 'Cuenta bancaria',
    endsIn: 'terminada en {digits}',
    address: 'Dirección',
    creditsAtOnce: 'Créditos en el momento',
    creditsLater: 'Créditos cuando tu banco haya pagado',
    kind: 'Tipo de pago',
    kindText: 'Recurrente, SEPA básico (CORE)',
    signedAt: 'Dada el',
    signedBy: 'Confirmada con',
    signedByText: 'un código por SMS a tu teléfono terminado en {digits}',
    version: 'Versión de este texto',
  },
  mails: {
    announced: {
      subject: 'El {date} cobraremos {amount} en tu cuenta bancaria',
      preview: 'No tienes que hacer nada. Tu orden va adjunta.',
      text: 'Has pedido créditos en {site} y pagas por domiciliación. El {date} cobraremos {amount} en tu cuenta bancaria. Asegúrate de que haya dinero suficiente ese día. Hasta el día anterior puedes cancelar el pedido en su página. Encontrarás tu orden de domiciliación adjunta a este correo: guárdala bien. Si algo no está bien en el cobro, puedes pedir a tu banco que te devuelva el dinero en un plazo de 8 semanas.',
      button: 'Ver mi pedido',
      why: 'Recibes este correo porque has pedido créditos en {site} y pagas por domiciliación.',
    },
    returned: {
      subject: 'El adeudo de {amount} no ha funcionado',
      preview: 'Tu banco no lo ha pagado o ha recuperado el dinero.',
      text: 'Tu banco no ha pagado el adeudo de {amount} de tu pedido en {site}, o ha recuperado el dinero. Los créditos de este pedido que no habías usado ya no están en tu saldo. Los que ya habías usado quedan por pagar. Ya no puedes pagar aquí por domiciliación: ni con esta cuenta de usuario, ni con esta cuenta bancaria o este número de teléfono. Puedes seguir pagando de otras formas, salvo que quede algo por pagar de este pedido. ¿No te lo esperabas? Pregunta a tu banco o escríbenos. Lo resolveremos juntos.',
      button: 'Ver mi pedido',
      why: 'Recibes este correo porque un adeudo de un pedido en {site} no ha funcionado.',
    },
    revoked: {
      subject: 'Has revocado tu orden de domiciliación',
      preview: 'Ya no podemos usar esta orden.',
      text: 'Has revocado tu orden de domiciliación en {site}. Ya no podemos usarla. Un pedido cuyo adeudo aún no habíamos enviado a tu banco queda cancelado: sus créditos sin usar ya no están en tu saldo, y los que ya habías usado quedan por pagar. Un adeudo que ya habíamos enviado a tu banco sigue su curso. ¿No has sido tú? Escríbenos enseguida.',
      button: 'Ver mis ajustes',
      why: 'Recibes este correo porque se ha revocado una orden de domiciliación en {site}.',
    },
  },
};
