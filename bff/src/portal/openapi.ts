import { errorBodySchema, statusOfCode } from '@sojourn/contracts';
import { operations, type Operation } from '@sojourn/contracts/operations';
import * as z from 'zod/v4/core';

type JsonSchema = Record<string, unknown>;

const jsonSchema = (schema: z.$ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return rest;
};

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** The OpenAPI 3.1 document of every call a browser may make, from the contracts and nothing else. */
export function openApiDocument(version: string): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sojourn', version, description: 'Every call that a page of Sojourn makes.' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBodySchema, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' } },
    },
  };
}

const FILE = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

function describe({ method, path, summary, area, auth, query, body, fileBytes, answer }: Operation): JsonSchema {
  const refusal = { description: 'What went wrong', content: json({ $ref: '#/components/schemas/Error' }) };
  return {
    operationId: `${method} ${path}`.replace(/[^a-z]+/gi, '-').replace(/-$/, ''),
    tags: [area],
    summary,
    ...(auth === 'user' ? { security: [{ session: [] }] } : {}),
    parameters: [...pathParameters(path), ...queryParameters(query), ...writeParameters(method)],
    ...(fileBytes ? { requestBody: { required: true, content: FILE } } : {}),
    ...(body ? { requestBody: { required: true, content: json(jsonSchema(body, 'input')) } } : {}),
    responses: {
      200: { description: 'OK', content: answer ? json(jsonSchema(answer, 'output')) : FILE },
      [statusOfCode['bad-input']]: refusal,
      ...(auth === 'user' ? { [statusOfCode['sign-in-required']]: refusal } : {}),
      [statusOfCode['too-many-requests']]: refusal,
      [statusOfCode.unavailable]: refusal,
    },
  };
}

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

function queryParameters(query: z.$ZodType | undefined) {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchema(query, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const writeParameters = (method: Operation['method']) =>
  method === 'get'
    ? []
    : [{ name: 'X-Requested-By', in: 'header', required: true, schema: { type: 'string', const: 'sojourn' } }];
