import type { ModerationWords } from '../words.js';

export const moderationWords: ModerationWords = {
  rules: {
    money: 'No pidas dinero, regalos ni datos bancarios a otros miembros, ni se los ofrezcas.',
    fake: 'Sé quien dices que eres: tu nombre, tus fotos, tu edad.',
    insult: 'Trata a los demás con respeto: sin insultos, sin amenazas, sin odio.',
    sexual: 'Nada de mensajes ni imágenes sexuales que la otra persona no haya pedido.',
    danger: 'No hagas nada que ponga a alguien en peligro.',
    minor: 'Está prohibido todo lo sexual que tenga que ver con menores.',
    photo: 'En las fotos sales tú y son decentes. Nadie más aparece sin su permiso.',
    advertising: 'Nada de publicidad ni de enlaces a otros servicios.',
    other: 'Nuestras condiciones de uso.',
  },
  measures: {
    warning: 'Esto es una advertencia. Tu cuenta sigue como está.',
    removal: 'Hemos retirado {what}. Tu cuenta sigue como está.',
    restriction: 'Hasta el {date} no puedes empezar conversaciones nuevas. Las que ya tienes continúan.',
    suspension: 'Tu cuenta está cerrada hasta el {date}. Hasta entonces nadie la ve.',
    ban: 'Tu cuenta está cerrada para siempre.',
  },
  removed: {
    photos: { one: 'una foto', many: '{count} de fotos', other: '{count} fotos' },
    text: 'el texto de tu perfil',
    messages: { one: 'un mensaje', many: '{count} de mensajes', other: '{count} mensajes' },
  },
  labels: {
    measure: 'Qué hemos decidido',
    rule: 'La norma que no se ha respetado',
    source: 'Cómo lo supimos',
    decider: 'Quién lo ha decidido',
    message: 'El mensaje',
    photo: 'La foto',
  },
  sources: {
    report: 'Alguien lo denunció el {date}. Lo hemos revisado nosotros mismos.',
    complaint: 'Alguien nos envió una queja el {date}. Lo hemos revisado nosotros mismos.',
    review: 'Lo vimos el {date}, al revisar fotos y textos nuevos.',
    own: 'Lo vimos nosotros mismos. Una persona de nuestro equipo lo ha revisado.',
    automation: 'Un control automático nos llamó la atención sobre ello. Después lo revisó una persona de nuestro equipo.',
  },
  contents: {
    message: 'Tu mensaje del {date}: «{text}»',
    bare: 'Tu mensaje del {date}',
    photo: 'La foto que añadiste el {date}',
    captioned: 'La foto que añadiste el {date}: «{text}»',
  },
  rulesLink: 'Leer nuestras normas',
  decider: 'Una persona de nuestro equipo, no un ordenador.',
  deciders: 'Dos personas de nuestro equipo, no un ordenador.',
  decision: {
    subject: 'Nuestra decisión sobre tu cuenta en {site}',
    preview: 'Qué hemos decidido, por qué y qué puedes hacer.',
    text: 'Hemos revisado algo que ha pasado en {site} y hemos tomado una decisión sobre tu cuenta.',
    button: 'No estoy de acuerdo',
    why: 'Recibes este correo porque hemos tomado una decisión sobre tu cuenta en {site}.',
  },
  redress:
    'Puedes reclamar hasta el {date}. Pulsa el botón y dinos por qué. Otra persona lo revisará y no te costará nada. También puedes acudir a un organismo de resolución de litigios o a un tribunal.',
  closedRedress:
    'No podemos decir nada más. Si no estás de acuerdo, pulsa el botón y escríbenos: lo leerá una persona. También puedes acudir a un órgano de resolución extrajudicial de litigios o a los tribunales.',
  reportDecided: {
    subject: 'Tu denuncia {receipt}: qué hemos decidido',
    preview: 'Hemos revisado tu denuncia.',
    text: 'Gracias por tu denuncia del {date}. La hemos revisado y hemos actuado. No decimos cómo: eso queda entre nosotros y el otro miembro.',
    nothing:
      'Gracias por tu denuncia del {date}. La hemos revisado y no hemos encontrado nada contrario a nuestras normas. Si continúa, vuelve a decírnoslo. También puedes bloquear a ese miembro cuando quieras.',
    button: 'Leer nuestros consejos de seguridad',
    note: '¿No estás de acuerdo? Escríbenos e indica el número {receipt}.',
    why: 'Recibes este correo porque hiciste una denuncia en {site}.',
  },
  complaintLabels: { reference: 'Tu número', received: 'Recibida el', due: 'Te respondemos como muy tarde el' },
  complaintReceived: {
    subject: 'Hemos recibido tu queja {receipt}',
    preview: 'Este es tu justificante. Guarda el número {receipt}.',
    text: 'Gracias por decírnoslo. Recibimos tu queja el {date}. La lee una persona de nuestro equipo, no un ordenador. Después te enviamos un correo con el resultado.',
    button: 'Más sobre las quejas',
    note: '¿Estás en peligro o has perdido dinero? No nos esperes: llama al 112, a la policía o a tu banco.',
    why: 'Recibes este correo porque alguien presentó una queja en {site} con esta dirección. ¿No has sido tú? No tienes que hacer nada.',
  },
  complaintDecided: {
    subject: 'Tu queja {receipt}: el resultado',
    preview: 'Hemos revisado tu queja.',
    text: 'Gracias por tu queja del {date}. La hemos revisado y hemos actuado. ¿Se trata de otro miembro? Entonces no decimos cómo: eso queda entre nosotros y ese miembro.',
    nothing:
      'Gracias por tu queja del {date}. La hemos revisado con atención y no hemos encontrado nada contrario a la ley ni a nuestras normas. ¿Se trata de tu dinero, tus datos o tu cuenta? Eso lo resolvemos contigo aparte.',
    answered: 'Gracias por tu queja del {date}. Una persona de nuestro equipo la ha leído y te responde con sus propias palabras:',
    button: 'Presentar otra queja',
    note: '¿No estás de acuerdo? Escríbenos e indica el número {receipt}. También puedes acudir a un organismo de resolución de litigios o a un tribunal.',
    why: 'Recibes este correo porque alguien presentó una queja en {site} con esta dirección.',
  },
  fraudWarning: {
    subject: 'Un aviso sobre {name}',
    preview: 'Hemos cerrado la cuenta de {name}.',
    text: 'Tuviste contacto con {name} en {site}. {name} pedía dinero a otras personas. Hemos cerrado esa cuenta. No envíes nada a {name} ni respondas por otros medios.',
    button: 'Leer nuestros consejos de seguridad',
    note: '¿Has enviado dinero o datos bancarios? Llama hoy mismo a tu banco y avisa a la policía. Le pasa a mucha gente. No es culpa tuya.',
    why: 'Recibes este correo porque tuviste contacto con este miembro en {site}.',
  },
  creditsBack: {
    one: 'Te hemos devuelto {count} crédito que gastaste en {name}.',
    many: 'Te hemos devuelto {count} de créditos que gastaste en {name}.',
    other: 'Te hemos devuelto {count} créditos que gastaste en {name}.',
  },
  fraudCleared: {
    subject: 'Nos equivocamos con {name}',
    preview: 'La cuenta de {name} vuelve a estar abierta.',
    text: 'En {site} te avisamos sobre {name} y cerramos su cuenta. Después, otra persona lo revisó: fue un error. {name} no incumplió nuestras normas y su cuenta vuelve a estar abierta. Lo sentimos, por ti y por {name}.',
    credits: 'Los créditos que te devolvimos son tuyos.',
    button: 'Ir a mis mensajes',
    note: 'Nuestro consejo sigue siendo el mismo para todos: no envíes nunca dinero a alguien que no conoces en persona.',
    why: 'Recibes este correo porque te avisamos sobre este miembro de {site}.',
  },
  appealDecided: {
    subject: 'Tu reclamación: qué hemos decidido',
    preview: 'Otra persona ha revisado tu caso.',
    text: 'Una persona que no participó en la primera decisión la ha revisado. La decisión se mantiene.',
    overturned:
      'Una persona que no participó en la primera decisión la ha revisado. La decisión fue un error y lo sentimos. Todo vuelve a estar como antes.',
    button: 'Ir a {site}',
    note: 'Todavía puedes acudir a un organismo de resolución de litigios o a un tribunal.',
    why: 'Recibes este correo porque reclamaste contra una decisión de {site}.',
    alone: {
      preview: 'El propietario del sitio ha revisado tu caso.',
      text: 'Aquí no había nadie más que pudiera revisarla: lo hizo el propietario del sitio, que participó en la decisión. La decisión se mantiene.',
      overturned:
        'Aquí no había nadie más que pudiera revisarla: lo hizo el propietario del sitio, que participó en la decisión. La decisión fue un error y lo sentimos. Todo vuelve a estar como antes.',
    },
  },
  dismissalAppeal: {
    text: 'Una persona que no participó en la primera decisión ha vuelto a revisar lo que nos contaste. Tampoco ha encontrado nada contrario a nuestras normas.',
    overturned:
      'Una persona que no participó en la primera decisión ha vuelto a revisar lo que nos contaste. Tenías razón al reclamar: el caso vuelve a estar abierto. Te diremos en qué queda.',
    alone: {
      text: 'Aquí no había nadie más que pudiera revisarlo: lo hizo el propietario del sitio, que participó en la decisión. Sigue sin encontrar nada contrario a nuestras normas.',
      overturned:
        'Aquí no había nadie más que pudiera revisarlo: lo hizo el propietario del sitio, que participó en la decisión. Tenías razón al reclamar: el caso vuelve a estar abierto. Te diremos en qué queda.',
    },
  },
  verification: {
    why: 'Recibes este correo porque pediste a {site} que comparara un selfi con tus fotos.',
    gone: 'Tu selfi está borrado. Otros miembros nunca lo vieron.',
    look: 'Ver mi distintivo',
    again: 'Intentar de nuevo',
    reason: 'Por qué',
    reasons: {
      other_person: 'La persona del selfi no se parece a la de tus fotos.',
      no_pose: 'La pose que pedimos no se ve en la foto.',
      unclear: 'La foto está demasiado oscura o no es nítida.',
      no_face: 'No vemos una cara entera.',
      not_live: 'La foto parece retocada, o tomada de una pantalla.',
    },
    approved: {
      subject: 'Tu perfil está verificado',
      preview: 'Tu perfil ya tiene el distintivo.',
      text: 'Un moderador ha comparado tu selfi con tus fotos. Eres tú. Tu perfil ya tiene el distintivo «Verificado».',
    },
    refused: {
      subject: 'Tu selfi: inténtalo otra vez',
      preview: 'Con este selfi no ha sido posible.',
      text: 'Un moderador ha comparado tu selfi con tus fotos y no ha podido verificar que eres tú. Puedes intentarlo otra vez con una pose nueva.',
    },
    expired: {
      subject: 'Tu selfi: envía uno nuevo',
      preview: 'No lo miramos a tiempo.',
      text: 'No miramos tu selfi a tiempo. Es culpa nuestra y lo sentimos. Por favor, envía uno nuevo.',
    },
    lost: {
      subject: 'Tu distintivo está oculto',
      preview: 'Ahora tienes otra foto principal.',
      text: 'El distintivo «Verificado» dice que hemos comparado tu foto principal con un selfi. Ahora tienes otra foto principal, por eso está oculto. Elige otra vez la foto anterior o envía un selfi nuevo.',
    },
  },
};
