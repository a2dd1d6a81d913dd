import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import * as z from 'zod';
import { SESSION_COOKIE } from '#auth';
import { staffCookie } from '#contracts-admin';
import { withSecurity } from './access-description.js';

/** The API as its contracts describe it. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const info = new DocumentBuilder()
    .setTitle('Second Spring')
    .setVersion('1')
    .addCookieAuth(SESSION_COOKIE, { type: 'apiKey' }, 'member')
    .addCookieAuth(staffCookie, { type: 'apiKey' }, 'staff')
    .addSecurity('token', { type: 'http', scheme: 'bearer' })
    .addSecurityRequirements('member')
    .build();
  const document = SwaggerModule.createDocument(app, info, {
    standardSchemaConverter: (schema, { schemaType }) => ({
      schema: z.toJSONSchema(schema as z.ZodType, { io: schemaType, target: 'openapi-3.0', unrepresentable: 'any' }),
    }),
  });
  return withSecurity(document);
}

/** `/api/docs`, in a demo only. */
export function serveApiDescription(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => describeApi(app), { jsonDocumentUrl: 'api/docs.json' });
}
