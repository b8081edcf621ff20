import type { Endpoint } from '@nebosvod/contracts/endpoint';
import { problemSchema } from '@nebosvod/contracts/problem';
import { z } from 'zod';

type Json = { readonly [key: string]: unknown };

export interface DocumentInfo {
  readonly version: string;
  /** Public address of the API, or `/` when it is wherever the document came from. */
  readonly server: string;
}

/** The OpenAPI 3.1 document of the mounted endpoints. */
export function openapiDocument(endpoints: readonly Endpoint[], { version, server }: DocumentInfo): Json {
  const schemas: Record<string, unknown> = {};
  const toSchema = (schema: z.ZodType, io: 'input' | 'output') => hoist(jsonSchema(schema, io), schemas);
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints) {
    for (const form of pathForms(endpoint.path)) {
      paths[form] = { ...paths[form], [endpoint.method.toLowerCase()]: operation(endpoint, form, toSchema) };
    }
  }
  schemas.Problem = toSchema(problemSchema, 'output');
  return {
    openapi: '3.1.0',
    info: {
      title: 'Небосвод',
      version,
      description: 'Вычисления джйотиш, западной астрологии и нумерологии; аккаунты и документы.',
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: server }],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Problem: {
          description: 'Ошибка (RFC 9457)',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
    },
  };
}

/** OpenAPI knows no optional path parameter: `/a/:b?` is described as `/a` and `/a/{b}`. */
function pathForms(path: string): string[] {
  const full = path.replaceAll(/:(\w+)\??/g, '{$1}');
  const short = path.replace(/\/:\w+\?$/, '');
  return short === path ? [full] : [short.replaceAll(/:(\w+)/g, '{$1}'), full];
}

function operation(
  endpoint: Endpoint,
  form: string,
  toSchema: (schema: z.ZodType, io: 'input' | 'output') => Json,
): Json {
  const parameters = [
    ...parametersOf(toSchema(endpoint.params, 'input'), 'path').filter(({ name }) => form.includes(`{${name}}`)),
    ...parametersOf(toSchema(endpoint.query, 'input'), 'query'),
  ];
  const hasBody = !(endpoint.body instanceof z.ZodUndefined);
  return {
    operationId: `${endpoint.method.toLowerCase()}${form.replaceAll(/[^\w.]+/g, '_')}`,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(hasBody
      ? {
          requestBody: {
            required: !endpoint.body.safeParse(undefined).success,
            content: Object.fromEntries(
              endpoint.bodyTypes.map((type) => [type, { schema: toSchema(endpoint.body, 'input') }]),
            ),
          },
        }
      : {}),
    responses: {
      [endpoint.status]: { description: 'Успех', ...successContent(endpoint, toSchema) },
      default: { $ref: '#/components/responses/Problem' },
    },
    ...(endpoint.access === 'guest' ? {} : { security: [{ bearer: [] }] }),
  };
}

function successContent(endpoint: Endpoint, toSchema: (schema: z.ZodType, io: 'input' | 'output') => Json): Json {
  if (endpoint.envelope === 'none' || endpoint.envelope === 'raw') return {};
  const inner = toSchema(endpoint.response, 'output');
  const schema =
    endpoint.envelope === 'bare' ? inner : { type: 'object', properties: { response: inner }, required: ['response'] };
  return { content: { 'application/json': { schema } } };
}

function parametersOf(schema: Json, place: 'path' | 'query') {
  const properties = isJson(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' });
  return rest;
}

/** Named schemas (`.meta({ id })`) move to the components, and what pointed at them follows. */
function hoist(schema: Json, schemas: Record<string, unknown>): Json {
  const { $defs, ...rest } = schema;
  if (isJson($defs)) {
    for (const [name, inner] of Object.entries($defs)) schemas[name] = repoint(inner);
  }
  const repointed = repoint(rest);
  return isJson(repointed) ? repointed : {};
}

function repoint(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(repoint);
  if (!isJson(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string'
        ? [key, inner.replace('#/$defs/', '#/components/schemas/')]
        : [key, repoint(inner)],
    ),
  );
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
