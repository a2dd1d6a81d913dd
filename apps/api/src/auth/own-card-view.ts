import { Injectable } from '@nestjs/common';
import type { Account } from '#auth';
import type { UserView } from '#contracts';
import type { Tx } from '#database';
import { PhotoViews } from '#media';
import { ProfilesService } from '#profiles';

/** How members see themselves: the profile as it stands beside their own account. */
@Injectable()
export class OwnCardView {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly photos: PhotoViews,
  ) {}

  async of(tx: Tx, { id, status }: Account): Promise<UserView['profile']> {
    const [profile, images] = await Promise.all([this.profiles.own(tx, id), this.photos.mainImagesOf(tx, [id], id)]);
    return {
      id,
      name: profile.name,
      age: profile.age,
      gender: profile.gender,
      sought_sex: profile.soughtSex,
      status: status === 'active' ? 'active' : 'disabled',
      country: profile.country,
      region: profile.regionName,
      city: profile.city,
      main_image: images.get(id) ?? null,
    };
  }
}
