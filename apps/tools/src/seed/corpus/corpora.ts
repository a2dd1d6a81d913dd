import { z } from 'zod';
import { interests, locales } from '#contracts';
import da from './da.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fi from './fi.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import nb from './nb.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import sv from './sv.json' with { type: 'json' };

const names = z.string().transform((text) => text.split(' '));
const sentences = z.array(z.string());
const interest = z.enum(interests);

/**
 * The voice of the demo members of one language. In every text `[her|him]` follows the writer's gender and `{a woman|a man|someone}` follows whom the
 * writer looks for.
 */
const corpus = z.object({
  /** First names of people born between 1940 and 1980. */
  names: z.object({ female: names, male: names }),
  about: z.object({
    /** Who I am, at any age. */
    self: sentences,
    working: sentences,
    retired: sentences,
    grandparent: sentences,
    widowed: sentences,
    divorced: sentences,
    single: sentences,
    /** What I like, each with the interest that it shows. */
    likes: z.array(z.tuple([interest, z.string()])),
    /** Whom I look for. */
    seeks: sentences,
    closings: sentences,
  }),
  /** Short exchanges: the first line is written by who starts, then they take turns. `about`: the interest of the other; without one it is the photo. */
  talks: z.array(z.object({ about: interest.optional(), lines: sentences })),
});
export type AboutTexts = z.output<typeof corpus>['about'];

export const corpora = z.record(z.enum(locales), corpus).parse({ da, de, en, es, fi, fr, it, nb, nl, pl, sv });
