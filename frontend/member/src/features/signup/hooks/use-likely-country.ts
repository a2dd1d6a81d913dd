import { useSyncExternalStore } from 'react';
import { localeFacts } from '#contracts';
import { useSession } from '#member/shared/state/session';
import { likelyCountry } from '../model/likely-country';

const never = () => () => undefined;

/** The server does not know the browser's languages as the browser does: its first picture goes by the page's. */
export function useLikelyCountry(): string {
  const { locale, settings } = useSession();
  const languages = useSyncExternalStore(
    never,
    // One text: a list would be a new one each time that it is asked for.
    () => navigator.languages.join(' '),
    () => '',
  );
  return likelyCountry({
    known: settings.geoip_country,
    countries: settings.countries,
    languages: languages.split(' '),
    page: localeFacts[locale].iso,
  });
}
