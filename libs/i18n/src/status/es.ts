import type { StatusWords } from '../status-words.js';

export const statusWords: StatusWords = {
  title: '¿Funciona todo?',
  summary: {
    up: 'Todo funciona.',
    slow: 'Todo funciona, pero una parte va despacio.',
    down: 'Una parte del sitio no funciona ahora. Estamos en ello.',
    away: 'El sitio no responde ahora. Estamos en ello. No tienes que hacer nada.',
  },
  asOf: 'Situación del {time}. Esta página se actualiza cada minuto.',
  again: 'Mirar otra vez',
  home: 'Ir al sitio',
  parts: {
    site: { name: 'Páginas e inicio de sesión', what: 'Abrir el sitio, iniciar sesión, cambiar tu perfil' },
    search: { name: 'Búsqueda', what: 'Encontrar personas y ver perfiles' },
    chat: { name: 'Chat', what: 'Leer y escribir mensajes' },
    photos: { name: 'Fotos', what: 'Añadir fotos y verlas' },
    payments: { name: 'Pagos', what: 'Comprar créditos' },
    mail: { name: 'Correo electrónico', what: 'Los correos que te enviamos' },
  },
  states: { up: 'Funciona', slow: 'Funciona, pero despacio', down: 'No funciona' },
  incidents: {
    title: 'Lo que contamos sobre ello',
    none: 'En los últimos 90 días no hubo nada que contar.',
    now: 'Ahora',
    planned: 'Previsto',
    past: 'Antes',
    trouble: 'Avería',
    work: 'Trabajos previstos',
    since: 'Desde el {time}',
    span: 'Del {from} al {until}',
    from: 'A partir del {from}',
  },
  history: {
    label: '{part}: los últimos 90 días',
    share: 'En los últimos 90 días funcionó el {percent} del tiempo.',
    shareSoFar: {
      one: 'En el único día medido hasta ahora funcionó el {percent} del tiempo.',
      many: 'En los {count} días medidos hasta ahora funcionó el {percent} del tiempo.',
      other: 'En los {count} días medidos hasta ahora funcionó el {percent} del tiempo.',
    },
    unknown: 'Aún no tenemos cifras.',
    good: 'No vimos ningún problema.',
    badDays: 'Días con problemas',
    slow: 'fue despacio durante {time}',
    down: 'no funcionó durante {time}',
    legend:
      'Una barra por cada día. Una barra alta: funcionó. Media barra: fue despacio. Una barra corta: no funcionó. Un punto: no tenemos cifras.',
  },
  languages: 'Esta página en otros idiomas',
};
