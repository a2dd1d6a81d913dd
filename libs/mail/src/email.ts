/** What something is, and what it says of it. */
export type EmailFact = readonly [label: string, value: string];

/** A piece of an enclosure. In a form a line without a value has room to write one; `lang` is the tag of the language of a quotation. */
export type EnclosurePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'quotation'; readonly lang: string; readonly lines: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly EmailFact[] }
  | { readonly kind: 'form'; readonly lines: readonly EmailFact[] };

/** What its reader keeps with the mail, such as a contract or a form. */
export type Enclosure = { readonly title: string; readonly parts: readonly EnclosurePart[] };

/** What a mail says, part by part; every text is final. The HTML and the plain text are made from the same parts. */
export type Email = {
  /** Language tag of the texts. */
  readonly lang: string;
  readonly subject: string;
  /** What mail programs show beside the subject. */
  readonly preview: string;
  readonly sender: { readonly name: string; readonly url: string };
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** What the mail is about, one by one: what it is, and what it says. */
  readonly facts?: readonly EmailFact[];
  /** People to go to, one by one. */
  readonly entries?: readonly { readonly label: string; readonly detail: string; readonly url: string }[];
  /** Texts with a title of their own. `lang` is the tag of the language that they are in. */
  readonly sections?: readonly {
    readonly title: string;
    readonly lang: string;
    readonly paragraphs: readonly string[];
    readonly link: { readonly label: string; readonly url: string };
  }[];
  readonly action: { readonly label: string; readonly url: string; readonly ifItFails: string };
  readonly code?: { readonly intro: string; readonly digits: string };
  /** Smaller facts below the action: how long a link works, what to do if it was somebody else. */
  readonly notes: readonly string[];
  /** A second way on, less prominent than the button. */
  readonly link?: { readonly label: string; readonly url: string };
  readonly goodbye: string;
  /** Below the goodbye, so that the mail itself stays short. */
  readonly enclosures?: readonly Enclosure[];
  /** Why the reader gets this, whom to ask, who sends it. */
  readonly footer: readonly string[];
  readonly stop?: { readonly label: string; readonly url: string };
};
