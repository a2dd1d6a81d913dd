import { Injectable } from '@nestjs/common';
import { PlacesService } from '#site';
import { landerWay } from './lander-way.js';
import type { PageAnswer, PageContext, PageDataSource } from './page-data-source.js';

/** The towns of the visitor's country, as a drawing. */
@Injectable()
export class LanderMapSource implements PageDataSource<'lander-map'> {
  constructor(private readonly places: PlacesService) {}

  async find(context: PageContext): Promise<PageAnswer<'lander-map'>> {
    const way = landerWay(context);
    if (way === 'nowhere') return null;
    return way === 'here' ? { data: await this.places.mapOf(context.settings.geoip_selected_country) } : way;
  }
}
