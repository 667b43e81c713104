import type { KeyName } from '../../../src/domain/accounts/key-ring';
import { KEY_NAMES, nameKeyVariable, readKeyId } from '../../../src/domain/accounts/key-ring';

/** Values that a rotation sets, by variable, and the variables that it removes. */
export interface Rotation {
  set: Record<string, string>;
  removed: string[];
}

/**
 * Plans new keys beside those that are there. With `isRevoking` the older ones go, and every link that they
 * signed ends; peppers stay, since stored passwords need them.
 */
export function planRotation(
  variables: readonly string[],
  { names, isRevoking, createSecret }: RotationOptions,
): Rotation {
  const rotation: Rotation = { set: {}, removed: [] };
  for (const name of names) {
    const known = variables.filter((variable) => readKeyId(variable, name) !== undefined);
    const newest = Math.max(0, ...known.map((variable) => readKeyId(variable, name) ?? 0));
    rotation.set[nameKeyVariable(name, newest + 1)] = createSecret();
    if (isRevoking && name !== 'PASSWORD_PEPPER') rotation.removed.push(...known);
  }
  return rotation;
}

interface RotationOptions {
  names: readonly KeyName[];
  isRevoking: boolean;
  createSecret(): string;
}

/** Returns the kinds of keys that an argument names: all without one. */
export const parseKeyNames = (argument: string | undefined): readonly KeyName[] =>
  KEY_NAMES.filter((name) => argument === undefined || name === argument);
