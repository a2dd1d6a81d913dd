import { applyDecorators } from '@nestjs/common';
import { ApiExtension, type OpenAPIObject } from '@nestjs/swagger';

const ACCESS = 'x-access';
type DescribedOperation = { readonly [ACCESS]?: 'anybody' | 'staff'; readonly 'x-right'?: string };

/** Says in the description that a route needs no session, or one of staff; of what says nothing, a member's session is asked. */
export const DescribeAccess = (access: 'anybody' | 'staff'): ClassDecorator & MethodDecorator =>
  applyDecorators(ApiExtension(ACCESS, access));

/** Whose session each operation asks for, as OpenAPI says it. A token of a system reaches what asks for a right, and nothing else. */
export function withSecurity(document: OpenAPIObject): OpenAPIObject {
  const secured = Object.entries(document.paths).map(([path, operations]) => {
    const described = Object.entries(operations as Record<string, DescribedOperation>).map(([method, operation]) => [
      method,
      securedOperation(operation),
    ]);
    return [path, Object.fromEntries(described)] as const;
  });
  return { ...document, paths: Object.fromEntries(secured) };
}

function securedOperation({ [ACCESS]: access, ...operation }: DescribedOperation): object {
  if (access === undefined) return operation;
  if (access === 'anybody') return { ...operation, security: [] };
  return { ...operation, security: [{ staff: [] }, ...(operation['x-right'] ? [{ token: [] }] : [])] };
}
