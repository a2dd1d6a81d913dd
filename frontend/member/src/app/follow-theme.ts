const surface = '--m-colors-surface';

/** The frame of the browser changes with the colours that are chosen in an open page, or by the device. */
export function followTheme(): void {
  const root = document.documentElement;
  const show = () => {
    document.head.querySelectorAll('meta[name=theme-color]').forEach((tag) => tag.remove());
    const tag = document.createElement('meta');
    tag.name = 'theme-color';
    tag.content = getComputedStyle(root).getPropertyValue(surface);
    document.head.append(tag);
  };
  new MutationObserver(show).observe(root, { attributeFilter: ['data-theme'] });
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
}
