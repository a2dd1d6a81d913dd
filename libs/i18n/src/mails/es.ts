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
    code: 'También puedes escribir este código en el sitio:',
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
    text: 'Desde ahora escribimos a tu nueva dirección. ¿No lo has hecho tú? Entonces pulsa el botón de abajo. Vuelve tu dirección anterior y se cierran todas las sesiones.',
    button: 'Recuperar mi dirección anterior',
    why: 'Recibes este correo porque esta era la dirección de tu cuenta en {site}.',
  },
  passwordChanged: {
    subject: 'Tu contraseña en {site} ha cambiado',
    preview: '¿No fuiste tú? Entonces recupérala.',
    text: 'Tu cuenta tiene una contraseña nueva. ¿No lo has hecho tú? Entonces pulsa el botón de abajo. Vuelve tu contraseña anterior y se cierran todas las sesiones.',
    button: 'Recuperar mi contraseña anterior',
    why: 'Recibes este correo porque se cambió la contraseña de tu cuenta en {site}.',
  },
  newDevice: {
    subject: 'Nuevo inicio de sesión en tu cuenta de {site}',
    preview: '¿No has sido tú? Entonces elige una contraseña nueva.',
    text: 'Alguien acaba de entrar en tu cuenta con un navegador que no habías usado antes.',
    button: 'Elegir una contraseña nueva',
    why: 'Recibes este correo porque alguien ha entrado en tu cuenta de {site}. Siempre te avisamos.',
    device: 'Navegador',
    at: 'Cuándo',
    unknown: 'Desconocido',
    note: '¿Has sido tú? Entonces no tienes que hacer nada. ¿No has sido tú? Elige una contraseña nueva: así se cierra la sesión en todas partes.',
  },
  accountHelped: {
    subject: 'Hemos cambiado algo en tu cuenta de {site}',
    preview: '¿No lo has pedido? Avísanos, por favor.',
    done: {
      address_confirmed:
        'Nuestro equipo ha confirmado tu dirección de correo. A partir de ahora, los demás miembros pueden verte y escribirte.',
      sessions_ended: 'Como pediste, nuestro equipo ha cerrado todas las sesiones de tu cuenta. Vuelve a entrar con tu contraseña.',
      restored: 'Como pediste, nuestro equipo ha recuperado tu cuenta eliminada. Todo vuelve a estar como antes.',
      birth_date: 'Como pediste, nuestro equipo ha corregido tu fecha de nacimiento. Tu perfil muestra ahora la edad correcta.',
      gender:
        'Como pediste, nuestro equipo ha corregido si eres mujer u hombre. Tu perfil ya lo muestra, y los demás miembros te encuentran así.',
    },
    note: '¿No lo has pedido? Escríbenos o llámanos lo antes posible. Más abajo tienes la dirección y el teléfono.',
    button: 'Iniciar sesión',
    why: 'Recibes este correo porque nuestro equipo ha cambiado algo en tu cuenta de {site}. Siempre te avisamos de ello.',
  },
  addressTried: {
    subject: 'Ya tienes una cuenta en {site}',
    preview: 'Inicia sesión o elige una contraseña nueva.',
    text: 'Alguien acaba de escribir tu dirección en {site}. Ya hay una cuenta con esa dirección: la tuya. ¿Fuiste tú? Entonces inicia sesión. En la misma página puedes pedir una contraseña nueva.',
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
  },
  stop: 'No recibir más estos correos',
  like: {
    subject: 'Le gustas a {name}',
    preview: 'Mira quién es.',
    text: 'Le gustas a {name} en {site}. ¿A ti también te gusta {name}? Da un «me gusta» y habrá coincidencia.',
    button: 'Ver el perfil',
    why: 'Recibes este correo porque le gustas a alguien en {site}.',
  },
  match: {
    subject: '{name} y tú os gustáis',
    preview: '¡Hay coincidencia! Saluda.',
    text: 'A {name} también le gustas. Hay coincidencia en {site}. Un saludo breve basta para empezar.',
    button: 'Saludar',
    why: 'Recibes este correo porque tienes una coincidencia en {site}.',
  },
  newMembers: {
    subject: {
      one: 'Alguien nuevo que puede encajar contigo',
      many: '{count} nuevos miembros que pueden encajar contigo',
      other: '{count} nuevos miembros que pueden encajar contigo',
    },
    preview: 'Mira quién ha llegado esta semana.',
    text: {
      one: 'Esta semana ha llegado a {site} una persona que puede encajar contigo. Lo que buscáis encaja. Un saludo breve basta para empezar.',
      many: 'Estas personas han llegado a {site} esta semana. Lo que buscáis encaja. Un saludo breve basta para empezar.',
      other: 'Estas personas han llegado a {site} esta semana. Lo que buscáis encaja. Un saludo breve basta para empezar.',
    },
    button: 'Ver los nuevos miembros',
    why: 'Recibes este correo porque eres miembro de {site}. Llega una vez por semana, el viernes, cuando hay alguien nuevo para ti.',
    recent: {
      preview: 'Mira quién es nuevo.',
      text: {
        one: 'Acaba de llegar a {site} una persona que puede encajar contigo. Lo que buscáis encaja. Un saludo breve basta para empezar.',
        many: 'Estas personas acaban de llegar a {site}. Lo que buscáis encaja. Un saludo breve basta para empezar.',
        other: 'Estas personas acaban de llegar a {site}. Lo que buscáis encaja. Un saludo breve basta para empezar.',
      },
      why: {
        daily: 'Recibes este correo porque eres miembro de {site} y lo has pedido así: una vez al día, cuando hay alguien nuevo para ti.',
        at_once:
          'Recibes este correo porque eres miembro de {site} y has pedido que te avisemos enseguida cuando hay alguien nuevo para ti.',
      },
    },
  },
  announcements: {
    promotion: {
      subject: 'Oferta de {site}: {title}',
      button: 'Ver la oferta',
      why: 'Recibes este correo porque has indicado en {site} que quieres recibir ofertas.',
    },
    site_news: {
      subject: 'Novedades de {site}: {title}',
      button: 'Ir a {site}',
      why: 'Recibes este correo porque eres miembro de {site} y recibes las novedades del sitio.',
    },
    changed_terms: {
      subject: 'Nuestras condiciones cambian: {title}',
      button: 'Leer las condiciones',
      why: 'Recibes este correo porque eres miembro de {site}. Tenemos que avisar a todos los miembros cuando cambian nuestras condiciones. Por eso llega también a quienes no quieren otros correos.',
    },
    site_closing: {
      subject: 'Importante, sobre {site}: {title}',
      button: 'Ir a {site}',
      why: 'Recibes este correo porque eres miembro de {site}. Tenemos que avisar a todos los miembros cuando algo del sitio termina. Por eso llega también a quienes no quieren otros correos.',
    },
  },
  pushes: {
    reminder: {
      title: { one: 'Te espera un mensaje', many: 'Te esperan {count} mensajes', other: 'Te esperan {count} mensajes' },
      text: 'Míralo cuando te venga bien.',
    },
    promotion: 'Oferta de {site}',
    site_news: 'Novedades de {site}',
  },
  invitation: {
    subject: 'Tienes una invitación a {site}',
    preview: 'Con este enlace puedes registrarte.',
    text: 'Te invitamos a registrarte en {site}, un sitio donde se conocen personas mayores de 50 años. El registro es gratis y solo lleva unos minutos.',
    button: 'Echar un vistazo',
    valid: 'El enlace funciona una sola vez, hasta el {date} inclusive.',
    note: '¿No quieres registrarte? Entonces no tienes que hacer nada. No guardamos tu dirección y no volveremos a escribirte.',
    why: 'Recibes este correo porque {site} te ha enviado una invitación a esta dirección.',
  },
  summary: {
    subject: 'Lo que te espera en {site}',
    preview: 'Mensajes y «me gusta» que aún no has visto.',
    messages: {
      one: '{names} te ha escrito.',
      many: '{count} miembros te han escrito: {names}.',
      other: '{count} miembros te han escrito: {names}.',
    },
    likes: { one: 'Le gustas a {count} miembro.', many: 'Les gustas a {count} miembros.', other: 'Les gustas a {count} miembros.' },
    button: 'Echar un vistazo',
    why: 'Recibes este correo porque elegiste en {site} cuándo podemos escribirte.',
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
    text: 'Has pedido una copia de todo lo que {site} guarda sobre ti. El archivo está listo. Puedes descargarlo hasta el {date}. Antes te pedimos la contraseña, para que nadie más lo descargue.',
    button: 'Descargar mis datos',
    why: 'Recibes este correo porque has pedido tus datos en {site}.',
  },
  reportReceived: {
    subject: 'Hemos recibido tu denuncia {receipt}',
    preview: 'Este es tu justificante. Guarda el número {receipt}.',
    text: 'Gracias por avisarnos. Recibimos tu denuncia el {date}. Su número es {receipt}. La persona denunciada no sabrá quién la denunció.',
    button: 'Leer nuestros consejos de seguridad',
    note: '¿Alguien te pidió dinero o estás en peligro? Llama también a tu banco o a la policía. No envíes nunca dinero a alguien a quien no conozcas en persona.',
    why: 'Recibes este correo porque hiciste una denuncia en {site}.',
  },
};
