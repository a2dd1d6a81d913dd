import { Typography } from '@mui/material';
import type { MemberPage } from '#contracts-admin';
import { Facts } from '../ui/Facts';
import { asTime, countryName } from '../ui/format';
import { words } from '../words';

const text = words.member.profile;

/** A member wrote the texts here: they are shown as text and never as anything else. */
export function ProfileTab({ profile }: { readonly profile: MemberPage['profile'] }) {
  if (!profile) return <Typography>{text.none}</Typography>;
  const sought = words.soughtSexes[profile.sought_sex];
  return (
    <Facts
      rows={[
        [text.name, profile.name],
        [text.age, profile.age],
        [text.gender, words.genders[profile.gender]],
        [text.sought, text.soughtAges(sought, profile.sought_min_age, profile.sought_max_age)],
        [text.place, [profile.town, profile.region, countryName(profile.country)].join(', ')],
        [text.about, profile.about || words.none],
        [text.interests, profile.interests.map((interest) => interest.replaceAll('_', ' ')).join(', ') || words.none],
        [text.updated, asTime(profile.updated_at)],
      ]}
    />
  );
}
