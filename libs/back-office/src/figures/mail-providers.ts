/** Who carries the mail of an address, by its domain. Patterns that Postgres and JavaScript read alike. */
export const mailProviderPatterns = {
  gmail: '^(gmail|googlemail)\\.com$',
  outlook: '^((outlook|hotmail|live)\\.(com|[a-z]{2}|co\\.uk|com\\.[a-z]{2})|msn\\.com|windowslive\\.com)$',
  yahoo: '^(yahoo\\.(com|[a-z]{2}|co\\.uk|com\\.[a-z]{2})|ymail\\.com|rocketmail\\.com|aol\\.com)$',
  icloud: '^(icloud|me|mac)\\.com$',
  gmx_web: '^(gmx\\.(net|de|at|ch|com)|web\\.de|mail\\.com)$',
  telekom: '^(t-online\\.de|magenta\\.de)$',
  orange: '^(orange\\.fr|wanadoo\\.fr)$',
  kpn_ziggo:
    '^(kpnmail\\.nl|planet\\.nl|hetnet\\.nl|kpnplanet\\.nl|xs4all\\.nl|home\\.nl|ziggo\\.nl|upcmail\\.nl|casema\\.nl|chello\\.nl)$',
  libero: '^(libero|virgilio|tin|alice)\\.it$',
  wp_onet: '^(wp\\.pl|o2\\.pl|onet\\.pl|onet\\.eu|poczta\\.onet\\.pl|interia\\.pl|interia\\.eu)$',
} as const;
