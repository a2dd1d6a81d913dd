import { Injectable } from '@nestjs/common';
import type { Gender, SoughtSex } from '#contracts';
import type { Tx } from '#database';

/** Times as ISO texts. A consent is one that was given to our own words. */
export type ImportedProfile = {
  readonly memberId: string;
  readonly name: string;
  readonly gender: Gender;
  readonly soughtSex: SoughtSex;
  readonly birthDate: string;
  readonly country: string;
  readonly region: string;
  readonly townId: number;
  readonly town: string;
  readonly zone: string;
  readonly about: string;
  readonly sexualityConsentAt: string | null;
  readonly intimateConsentAt: string | null;
};

@Injectable()
export class ImportedProfilesRepository {
  async insertAll(tx: Tx, communityId: string, profiles: readonly ImportedProfile[], isCheckedFirst: boolean): Promise<void> {
    await tx.query(
      `insert into profiles.profile (member_id, community_id, name, gender, sought_sex, birth_date, country, region, town_id, town, zone, about,
                                     about_waiting, sexuality_consent_at, intimate_consent_at, updated_at)
       select p."memberId", $1, p.name, p.gender, p."soughtSex", p."birthDate", p.country, p.region, p."townId", p.town, p.zone,
              case when $3 then '' else p.about end, case when $3 then nullif(p.about, '') end, p."sexualityConsentAt", p."intimateConsentAt",
              public.app_now()
         from jsonb_to_recordset($2::jsonb) as p ("memberId" uuid, name text, gender text, "soughtSex" text, "birthDate" date, country char(2),
              region text, "townId" int, town text, zone text, about text, "sexualityConsentAt" timestamptz, "intimateConsentAt" timestamptz)`,
      [communityId, JSON.stringify(profiles), isCheckedFirst],
    );
  }
}
