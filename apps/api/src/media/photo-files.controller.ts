import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionMember } from '#auth';
import { AppError } from '#contracts';
import { keyOfFileName, PhotoSights, ServingService, type OpenPhoto } from '#media';
import { MaybeMe } from '../auth/me.decorator.js';
import { Public } from '../auth/public.decorator.js';
import { DailyBudgets } from '../budgets/daily-budgets.js';
import { fetchedByProxy, photoHeaders } from './photo-headers.js';

const NOT_MODIFIED = 304;

@Controller('photos')
@Public()
@ApiExcludeController()
export class PhotoFilesController {
  constructor(
    private readonly serving: ServingService,
    private readonly sights: PhotoSights,
    private readonly budgets: DailyBudgets,
  ) {}

  @Get(':file')
  async open(
    @MaybeMe() me: SessionMember | null,
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const key = keyOfFileName(file);
    if (!key) throw new AppError('photo_not_found');
    const photo = await this.serving.open(key, me?.id ?? null);
    if (request.headers['if-none-match'] === photo.etag) {
      void reply
        .status(NOT_MODIFIED)
        .headers({ ...photoHeaders, etag: photo.etag })
        .send();
      return;
    }
    await this.count(request, photo);
    const address = await photo.signedAddress();
    void reply.headers({ ...photoHeaders, etag: photo.etag });
    if (address) void reply.headers(fetchedByProxy(address)).send();
    else void reply.send(await photo.read());
  }
  /**
   * A photo counts once a day, whatever its sizes, and not at all when it is blurred or one's own: neither helps to copy anybody. Those of people
   * to whom one writes are shown also when the day is used up.
   */
  private async count(request: FastifyRequest, { photoId, variant, ownerId }: OpenPhoto): Promise<void> {
    const viewerId = request.member?.id;
    if (variant === 'blurred' || ownerId === viewerId) return;
    await this.budgets.spend('photos', request, [photoId], async () => viewerId !== undefined && this.sights.know(viewerId, ownerId));
  }
}
