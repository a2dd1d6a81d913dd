// The pictures that this page sent, under one address each: a bubble keeps its picture when the message arrives, and nothing is fetched again.
const addresses = new WeakMap<Blob, string>();
const byMessage = new Map<string, string>();

export function addressOf(file: Blob): string {
  const known = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, known);
  return known;
}

export function rememberPicture(clientId: string, file: Blob): void {
  byMessage.set(clientId, addressOf(file));
}

export const rememberedPicture = (clientId: string): string | undefined => byMessage.get(clientId);
