import { SetMetadata } from '@nestjs/common';

export const PUBLIC = 'auth:public';

/** Marks a route, or a whole controller, that needs no session. */
export const Public = (): ClassDecorator & MethodDecorator => SetMetadata(PUBLIC, true);
