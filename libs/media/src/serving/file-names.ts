const fileName = /^([\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12})\.webp$/;

/** The name of a rendition on the wire, relative to the setting `cdn_prefix`. */
export const photoFileName = (key: string): string => `${key}.webp`;

/** The key in a name exactly as `photoFileName` writes it; undefined for everything else. */
export const keyOfFileName = (file: string): string | undefined => fileName.exec(file)?.[1];
