import type { MailWords } from '../words.js';

export const someone = 'Este miembro';

export const mails: MailWords = {
  hello: 'Hola:',
  helloName: 'Hola, {name}:',
  goodbye: 'Un cordial saludo, {site}',
  buttonFails: '¿No funciona el botón? Copia esta dirección en tu navegador:',
  questions: '¿Tienes alguna pregunta? Escribe a {email} o llama al {phone}.',
  activation: {
    subject: 'Confirma tu dirección de correo para {site}',
    preview: 'Un clic y puedes empezar.',
    text: '¡Te damos la bienvenida a {site}! Confirma tu dirección de correo. Después, otros miembros podrán verte y escribirte.',
    button: 'Confirmar mi dirección de correo',
    code: 'También puedes escribir este código en la página:',
    valid: {
      one: 'El enlace funciona durante {count} hora.',
      many: 'El enlace funciona durante {count} horas.',
      other: 'El enlace funciona durante {count} horas.',
    },
    why: 'Recibes este correo porque alguien se registró en {site} con esta dirección. ¿No fuiste tú? Entonces no tienes que hacer nada.',
  },
  reset: {
    subject: 'Elige una contraseña nueva para {site}',
    preview: 'Con este enlace eliges una contraseña nueva.',
    text: 'Has pedido una contraseña nueva. Elígela con el botón de abajo. Después se cerrará la sesión en tus otros dispositivos.',
    button: 'Elegir una contraseña nueva',
    valid: {
      one: 'El enlace funciona una sola vez, durante {count} hora.',
      many: 'El enlace funciona una sola vez, durante {count} horas.',
      other: 'El enlace funciona una sola vez, durante {count} horas.',
    },
    notYou: '¿No lo has pedido tú? Entonces no tienes que hacer nada. Tu contraseña sigue siendo la misma.',
    why: 'Recibes este correo porque alguien pidió una contraseña nueva para tu cuenta en {site}.',
  },
  mailChange: {
    subject: 'Confirma tu nueva dirección de correo para {site}',
    preview: 'Un clic y te escribiremos aquí.',
    text: 'Quieres usar esta dirección para tu cuenta en {site}. Confírmala con el botón de abajo. Hasta entonces no cambia nada.',
    button: 'Usar esta dirección',
    why: 'Recibes este correo porque alguien dio esta dirección para una cuenta en {site}. ¿No fuiste tú? Entonces no tienes que hacer nada.',
  },
  mailChanged: {
    subject: 'Tu dirección de correo en {site} ha cambiado',
    preview: '¿No fuiste tú? Entonces recupérala.',
    text: 'Desde ahora escribimos a tu nueva dirección. ¿No lo has hecho tú? Entonces pulsa el botón de abajo. Vuelve tu dirección antigua y se cierran todas las sesiones.',
    button: 'Recuperar mi dirección antigua',
    why: 'Recibes este correo porque esta era la dirección de tu cuenta en {site}.',
  },
  passwordChanged: {
    subject: 'Tu contraseña en {site} ha cambiado',
    preview: '¿No fuiste tú? Entonces recupérala.',
    text: 'Tu cuenta tiene una contraseña nueva. ¿No lo has hecho tú? Entonces pulsa el botón de abajo. Vuelve tu contraseña antigua y se cierran todas las sesiones.',
    button: 'Recuperar mi contraseña antigua',
    why: 'Recibes este correo porque se cambió la contraseña de tu cuenta en {site}.',
  },
  addressTried: {
    subject: 'Ya tienes una cuenta en {site}',
    preview: 'Inicia sesión o elige una contraseña nueva.',
    text: 'Alguien acaba de escribir tu dirección en {site}. Ya hay una cuenta con ella: la tuya. ¿Fuiste tú? Entonces inicia sesión. En la misma página puedes pedir una contraseña nueva.',
    button: 'Iniciar sesión',
    why: 'Recibes este correo porque alguien escribió tu dirección en {site}. ¿No fuiste tú? Entonces no tienes que hacer nada. Nadie ve que tienes una cuenta.',
  },
  unread: {
    subject: {
      one: '{name} te ha escrito',
      many: '{name} te ha escrito: {count} mensajes',
      other: '{name} te ha escrito: {count} mensajes',
    },
    preview: 'Tu mensaje te está esperando.',
    text: {
      one: '{name} te ha escrito un mensaje en {site}. Todavía no lo has leído.',
      many: '{name} te ha escrito {count} mensajes en {site}. Todavía no los has leído.',
      other: '{name} te ha escrito {count} mensajes en {site}. Todavía no los has leído.',
    },
    button: 'Leer y responder',
    why: 'Recibes este correo porque eres miembro de {site} y tienes mensajes sin leer.',
    stop: 'No recibir más estos correos',
  },
  undoDeletion: {
    subject: 'Todavía puedes recuperar tu cuenta en {site}',
    preview: 'Hasta el {date} basta un clic.',
    text: 'Tu cuenta en {site} está eliminada. Ya nadie puede verte allí. Hasta el {date} puedes deshacerlo. Después lo borramos todo: tu perfil, tus fotos y tus mensajes.',
    button: 'Recuperar mi cuenta',
    note: '¿No quieres recuperarla? Entonces no tienes que hacer nada.',
    why: 'Recibes este correo porque se ha eliminado una cuenta con esta dirección en {site}. ¿No has sido tú? Pulsa el botón y elige una contraseña nueva.',
  },
  exportReady: {
    subject: 'Tus datos de {site} están listos',
    preview: 'El archivo te espera hasta el {date}.',
    text: 'Has pedido una copia de todo lo que {site} guarda sobre ti. El archivo está listo. Puedes recogerlo hasta el {date}. Antes te pedimos la contraseña, para que nadie más lo reciba.',
    button: 'Recoger mis datos',
    why: 'Recibes este correo porque has pedido tus datos en {site}.',
  },
  reportReceived: {
    subject: 'Hemos recibido tu denuncia {receipt}',
    preview: 'Este es tu justificante. Guarda el número {receipt}.',
    text: 'Gracias por avisarnos. Recibimos tu denuncia el {date}. Su número es {receipt}. La persona denunciada no sabrá quién la denunció.',
    button: 'Leer nuestros consejos de seguridad',
    note: '¿Alguien te pidió dinero o estás en peligro? Llama también a tu banco o a la policía. No envíes nunca dinero a alguien a quien no conoces en persona.',
    why: 'Recibes este correo porque hiciste una denuncia en {site}.',
  },
};
