import type { Gender, Interest, SoughtSex } from '#contracts';
import type { AboutTexts } from './corpus/corpora.js';
import type { Random } from './random.js';

export interface Writer {
  readonly gender: Gender;
  readonly soughtSex: SoughtSex;
  readonly age: number;
  readonly relationship: 'single' | 'divorced' | 'widowed' | 'separated';
}

/** Fills `[her|him]` and `{a woman|a man|someone}`. */
export function inVoiceOf({ gender, soughtSex }: Pick<Writer, 'gender' | 'soughtSex'>, text: string): string {
  return text
    .replace(/\[([^|\]]*)\|([^\]]*)\]/gu, (_, her: string, him: string) => (gender === 'female' ? her : him))
    .replace(/\{([^|}]*)\|([^|}]*)\|([^}]*)\}/gu, (_, woman: string, man: string, anyone: string) =>
      soughtSex === 'female' ? woman : soughtSex === 'male' ? man : anyone,
    );
}

/** An about-me of three to seven sentences, and the interests that it speaks of. */
export function writeAbout(random: Random, texts: AboutTexts, writer: Writer): { about: string; interests: Interest[] } {
  const liked = random.sample(texts.likes, random.between(1, 3));
  const sentences = [
    ...opening(random, texts, writer),
    ...(random.chance(0.45) ? past(random, texts, writer) : []),
    ...liked.map(([, sentence]) => sentence),
    ...(writer.age >= 60 && random.chance(0.25) ? [random.pick(texts.grandparent)] : []),
    ...(random.chance(0.85) ? [random.pick(texts.seeks)] : []),
    ...(random.chance(0.35) ? [random.pick(texts.closings)] : []),
  ];
  return { about: sentences.map((sentence) => inVoiceOf(writer, sentence)).join(' '), interests: [...new Set(liked.map(([key]) => key))] };
}

function opening(random: Random, texts: AboutTexts, { age }: Writer): string[] {
  const days = age < 62 ? texts.working : age >= 67 ? texts.retired : undefined;
  if (!days || random.chance(0.4)) return [random.pick(texts.self)];
  return random.chance(0.5) ? [random.pick(days)] : [random.pick(texts.self), random.pick(days)];
}

/** The first sentence of the widowed names a husband or a wife, and is for those who had one of the other sex. */
function past(random: Random, texts: AboutTexts, { relationship, gender, soughtSex }: Writer): string[] {
  if (relationship === 'widowed') return [random.pick(soughtSex === gender ? texts.widowed.slice(1) : texts.widowed)];
  if (relationship === 'divorced') return [random.pick(texts.divorced)];
  return relationship === 'single' ? [random.pick(texts.single)] : [];
}
