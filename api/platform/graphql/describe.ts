import {
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from 'graphql';
import { withLimits } from './descriptions/limits-of.ts';
import { inputField } from './input-type.ts';
import { argumentTexts, fieldTexts } from './descriptions/common.ts';
import type { Descriptions, TypeTexts } from './descriptions/words.ts';

/**
 * Sets the description of every type, field, argument, input field and enum value: from its decorator; else from the text of
 * its type in <feature>.descriptions.ts, for inputs also of the type they are `of`; else from the common texts by name.
 */
export function describeSchema(schema: GraphQLSchema, texts: Required<Descriptions>): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type)) continue;
    type.description ??= texts.types[type.name]?.about;
    for (const part of partsOf(type)) part.description ??= textOf(texts.types, type.name, part.name);
    if (isInputObjectType(type)) addLimits(type);
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      for (const argument of field.args) {
        const place = `${type.name}.${field.name}.${argument.name}`;
        argument.description ??= texts.arguments[place] ?? argumentTexts[argument.name];
      }
    }
  }
  return schema;
}

/** The limits of inputs are not written by hand: they come from the schemas that check them. */
function addLimits(type: GraphQLInputObjectType): void {
  for (const field of Object.values(type.getFields())) {
    const schema = inputField(type.name, field.name);
    if (schema && field.description) field.description = withLimits(field.description, schema);
  }
}

interface Part {
  readonly name: string;
  description?: string | null | undefined;
}

function partsOf(type: GraphQLNamedType): readonly Part[] {
  if (isEnumType(type)) return type.getValues();
  if (!isObjectType(type) && !isInputObjectType(type) && !isInterfaceType(type)) return [];
  const fields: Readonly<Record<string, Part>> = type.getFields();
  return Object.values(fields);
}

function textOf(typeTexts: TypeTexts, typeName: string, name: string): string | undefined {
  const text = typeTexts[typeName];
  const related = text?.of === undefined ? undefined : typeTexts[text.of]?.fields?.[name];
  return text?.fields?.[name] ?? related ?? fieldTexts[name];
}
