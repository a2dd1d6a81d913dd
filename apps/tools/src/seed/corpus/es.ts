import { type Corpus, words } from './corpus.js';

export const es: Corpus = {
  names: {
    female:
      words(`María Carmen Josefa Isabel Dolores Pilar Teresa Ana Francisca Antonia Mercedes Rosario Concepción Manuela Encarnación Juana Rosa
      Luisa Ángeles Montserrat Cristina Marta Elena Raquel Margarita Rocío Inmaculada Consuelo Nuria Beatriz Silvia Yolanda Susana Gloria
      Victoria Amparo Esperanza Milagros Begoña Lourdes Matilde Remedios Soledad Asunción Julia Emilia Catalina Eva Esther Inés Lucía Paloma
      Purificación Sonia Trinidad Virtudes Alicia Amelia Aurora Blanca Carolina Celia Fátima Herminia`),
    male: words(`Antonio José Manuel Francisco Juan Luis Miguel Jesús Ángel Pedro Javier Rafael Fernando Carlos Ramón Vicente Enrique Ricardo
      Joaquín Andrés Santiago Emilio Julián Alfonso Tomás Agustín Felipe Salvador Domingo Eduardo Alberto Jaime Ignacio Mariano Gregorio
      Alfredo Arturo Lorenzo Félix Esteban Martín Gonzalo Guillermo Jorge Roberto Víctor Pablo Diego Sebastián Rodrigo Benito Eugenio
      Gabriel Germán Gerardo Hilario Isidro Leandro Marcos Nicolás Óscar Pascual Raúl Sergio`),
  },
  about: {
    self: [
      'Dicen que sé escuchar y que me río con facilidad.',
      'Soy una persona tranquila, con un humor un poco irónico.',
      'Me gusta la gente sencilla, las sobremesas largas y las verdades dichas con cariño.',
      'Soy [madrugadora|madrugador]: la primera hora del día es solo mía.',
      '[Curiosa|Curioso], algo [golosa|goloso] y casi siempre de buen humor.',
      'Crecí cerca del mar y vuelvo a él siempre que puedo.',
      'Me considero optimista, [cariñosa|cariñoso] y de palabra.',
      'Ya no tengo prisa: prefiero llegar [acompañada|acompañado].',
    ],
    working: [
      'Todavía trabajo, a media jornada, en una farmacia de barrio.',
      'Doy clases en un colegio y los niños me mantienen joven.',
      'Soy [enfermera|enfermero]: sé escuchar y reírme a horas raras.',
      'Llevo una pequeña ferretería donde la gente entra a charlar.',
      'Me quedan unos años de oficina y luego, el fin de semana largo.',
      'Trabajo de cara al público, así que conversación no me falta.',
    ],
    retired: [
      'Desde que me jubilé no tengo ni un día libre.',
      'Fui [maestra|maestro] cuarenta años; ahora solo corrijo crucigramas.',
      '[Jubilada|Jubilado], con salud y con ganas de ver cosas nuevas.',
      'Toda una vida en el hospital; hoy disfruto de las mañanas lentas.',
      'Trabajé en Correos y ahora solo escribo postales.',
      'Soy [voluntaria|voluntario] en el centro de mi barrio, y me da la vida.',
    ],
    grandparent: [
      'Mis nietos me enseñan a usar el móvil y yo a ellos a jugar al parchís.',
      'Los miércoles recojo a mis nietos del colegio: es sagrado.',
      'Soy [abuela orgullosa|abuelo orgulloso] de cuatro nietos.',
    ],
    widowed: [
      'Perdí a mi [marido|mujer] hace cuatro años. Vuelvo a tener ganas de compartir días buenos.',
      'Soy [viuda|viudo] después de un matrimonio largo y feliz.',
      'Me costó un tiempo, pero las ventanas están otra vez abiertas.',
    ],
    divorced: [
      '[Divorciada|Divorciado] desde hace años, y en paz.',
      'Mi matrimonio terminó sin ruido; quedan dos hijos estupendos.',
      '[Divorciada|Divorciado], con más calma y mejor humor que antes.',
    ],
    single: [
      'Vivo [sola|solo] desde hace tiempo y me gustaría volver a cocinar para dos.',
      'Nunca me casé; la vida vino así.',
      'Sé estar [sola|solo], pero [acompañada|acompañado] se vive mejor.',
    ],
    likes: [
      ['gardening', 'Tengo un patio pequeño lleno de geranios.'],
      ['gardening', 'En mi huerto salen más tomates de los que puedo regalar.'],
      ['music', 'Canto en un coro los martes, con más ganas que voz.'],
      ['music', 'Serrat los domingos y boleros cuando llueve.'],
      ['animals', 'Mi perro me saca a pasear dos veces al día.'],
      ['animals', 'Comparto casa con una gata que manda más que yo.'],
      ['cooking', 'Los domingos hago arroz para quien venga.'],
      ['cooking', 'Hago pan los sábados y toda la escalera lo sabe.'],
      ['beach', 'Pasear por la playa en invierno, cuando no hay nadie.'],
      ['outdoors', 'Salgo a navegar cuando el viento deja.'],
      ['hiking', 'Hago el Camino por tramos, un poco cada año.'],
      ['biking', 'Voy en bicicleta al mercado y vuelvo por el camino largo.'],
      ['reading', 'Siempre hay un libro en mi mesilla y otro en el bolso de viaje.'],
      ['theater', 'Una noche de teatro me arregla la semana.'],
      ['travelling', 'Viajo en tren siempre que puedo, mirando por la ventana.'],
      ['travelling', 'Tengo debilidad por Lisboa en otoño.'],
      ['dancing', 'Aprendí a bailar pasodobles a los cincuenta y ya no paro.'],
      ['photography', 'Hago fotos de puertas viejas y de nubes.'],
      ['movies', 'El cine, mejor en sala y con palomitas.'],
      ['art', 'Pinto acuarelas y regalo las que salen bien.'],
      ['sports', 'Nado por las mañanas, antes de pensarlo demasiado.'],
      ['wine', 'Una copa de vino, unas aceitunas y buena compañía.'],
    ],
    seeks: [
      'Me gustaría conocer a {una mujer cariñosa|un hombre cariñoso|alguien con cariño} y con sentido del humor.',
      'Primero un café, luego un paseo, y después ya veremos.',
      'Busco {una compañera|un compañero|a alguien} para viajar, charlar y compartir el periódico.',
      'Valoro la sinceridad y la ternura; lo demás llega solo.',
      'Echo de menos contarle a alguien cómo me ha ido el día.',
      'Si todavía haces planes, escríbeme.',
      'Busco compañía y, si surge, algo más.',
      'Sin prisas: lo bueno se cocina a fuego lento.',
    ],
    closings: [
      'Cuéntame qué te ha hecho sonreír hoy.',
      'Contesto a todos los mensajes amables.',
      'Se me da mejor hablar que escribir; con un café, mejor todavía.',
      'Anímate a saludar.',
      'Y sí, la tarta de la foto la hago yo.',
    ],
  },
  talks: [
    {
      about: 'music',
      lines: [
        '¡Buenas tardes! He leído que cantas en un coro. ¿Qué estáis ensayando?',
        'Qué bien que preguntes. Habaneras, y ya casi suenan a mar.',
        'Me encantan. Mi padre las cantaba los domingos.',
        'Pues ven al concierto de mayo. Después hay merienda.',
        'Si hay merienda, no se hable más.',
      ],
    },
    {
      lines: [
        'Hola, ¡qué foto tan bonita! ¿Dónde es?',
        'En Cudillero, un día que por fin no llovía.',
        'Conozco esos días. Hay que salir corriendo a la calle.',
        'Eso hice, y sin paraguas.',
      ],
    },
    {
      about: 'gardening',
      lines: [
        'Hola. ¿Cómo ha quedado el huerto después de la tormenta?',
        'Las judías por el suelo, pero los tomates han aguantado.',
        'Valientes. Los míos todavía no se atreven.',
        'Dales una semana, siempre vuelven.',
      ],
    },
    {
      about: 'cooking',
      lines: [
        'Eso del pan me da envidia. ¿Es difícil?',
        'Qué va, solo hace falta paciencia y una noche de reposo.',
        'Paciencia tengo. El que falla es el horno.',
        'Te paso la receta, si quieres.',
        '¡Claro! Prometo contarte la verdad.',
      ],
    },
    {
      about: 'travelling',
      lines: [
        'Veo que te gustan los trenes. ¿Cuál ha sido tu mejor viaje?',
        'Por los Alpes, con la nariz pegada al cristal todo el día.',
        'Lo tengo en mi lista desde hace años.',
        'Pues súbelo al primer puesto.',
      ],
    },
  ],
};
