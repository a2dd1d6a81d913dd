import { applyDecorators, SetMetadata } from '@nestjs/common';
import { DescribeAccess } from '../http/access-description.js';

export const PUBLIC = 'auth:public';

/** Marks a route, or a whole controller, that needs no session. */
export const Public = (): ClassDecorator & MethodDecorator => applyDecorators(SetMetadata(PUBLIC, true), DescribeAccess('anybody'));
