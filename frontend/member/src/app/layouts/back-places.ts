const places = [
  /^\/members\/[^/]+$/,
  /^\/likes\/[^/]+$/,
  /^\/likes\/m\/[^/]+$/,
  /^\/credits$/,
  /^\/credits\/(?!repeat-order$)[^/]+(\/[^/]+)?$/,
];

/** An installed app has no Back of its own: these screens are reached from a list and lead back to it. */
export const isBackPlace = (pathname: string): boolean => places.some((place) => place.test(pathname));
