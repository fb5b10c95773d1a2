import * as z from 'zod/mini';

/** What a person can read in one line. Other characters could hide or turn around a part of the approval. */
const READABLE = /^[^\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+$/u;
const PATH = /^(?:[#@$]\.)?[\w$]*(?:\.?\[-?\d*(?::-?\d*)?\]|\.[\w$-]+)*$/;

const words = z.string().check(z.maxLength(80), z.regex(READABLE));
const path = z.string().check(z.maxLength(200), z.regex(PATH));
const address = z.string().check(z.regex(/^0x[0-9a-f]{40}$/i));
const number = z.union([z.int(), z.string().check(z.regex(/^(?:0x[0-9a-f]{1,64}|\d{1,78})$/i))]);

/** A constant, or where it stands in the descriptor. */
const constant = z.union([number, path]);
const constants = z.union([constant, z.array(constant)]);

const params = z.object({
  $ref: z.optional(path),
  base: z.optional(z.union([words, z.literal('')])),
  collection: z.optional(constant),
  collectionPath: z.optional(path),
  decimals: z.optional(z.int().check(z.gte(0), z.lte(80))),
  encoding: z.optional(z.enum(['blockheight', 'timestamp'])),
  message: z.optional(words),
  nativeCurrencyAddress: z.optional(constants),
  prefix: z.optional(z.boolean()),
  senderAddress: z.optional(constants),
  threshold: z.optional(constant),
  token: z.optional(constant),
  tokenPath: z.optional(path),
});

// prettier-ignore
const format = z.enum([
  'addressName', 'amount', 'calldata', 'date', 'duration', 'enum', 'nftName', 'raw', 'tokenAmount', 'unit',
]);
const definition = z.object({
  label: z.optional(words),
  format: z.optional(format),
  params: z.optional(params),
});
const leaf = z.extend(definition, {
  $ref: z.optional(path),
  path: z.optional(path),
  value: z.optional(z.union([z.boolean(), z.number(), words])),
  visible: z.optional(z.unknown()),
});
const inner = z.extend(leaf, { fields: z.optional(z.array(leaf)) });
const field = z.extend(leaf, { fields: z.optional(z.array(inner)) });
const formats = z.record(
  z.string().check(z.maxLength(4_000)),
  z.object({
    intent: z.optional(words),
    fields: z.optional(z.array(field).check(z.maxLength(200))),
  }),
);
const deployments = z.array(z.object({ chainId: z.int(), address }));

/** A descriptor of ERC-7730, version 2, as far as the frame shows it. */
export const descriptorSchema = z.object({
  context: z.object({
    contract: z.optional(z.object({ deployments: z.optional(deployments) })),
    eip712: z.optional(
      z.object({
        deployments: z.optional(deployments),
        domain: z.optional(z.object({ name: z.optional(words), version: z.optional(words) })),
      }),
    ),
  }),
  metadata: z.optional(
    z.object({
      owner: z.optional(words),
      constants: z.optional(z.record(z.string(), z.unknown())),
      enums: z.optional(z.record(z.string(), z.record(z.string(), words))),
    }),
  ),
  display: z.object({
    definitions: z.optional(z.record(z.string(), definition)),
    formats,
  }),
});

/** @typedef {z.infer<typeof descriptorSchema>} Descriptor */
/** @typedef {z.infer<typeof field>} Field */
