/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ApproveDeviceInput = {
  readonly kind: DeviceKind;
  readonly language: Language;
  readonly name: string;
  readonly replacesId?: string | null | undefined;
  readonly scopes: ReadonlyArray<DeviceScope>;
  readonly stationIds: ReadonlyArray<string>;
  readonly userCode: string;
};

export type BoardMode =
  | 'clock'
  | 'line_checks'
  | 'prep'
  | 'stock';

export type BoardTheme =
  | 'auto'
  | 'dark'
  | 'light';

export type BumpStyle =
  | 'direct'
  | 'select';

export type DenyDeviceInput = {
  readonly userCode: string;
};

export type DeviceKind =
  | 'display'
  | 'tablet';

export type DeviceScope =
  | 'display_read'
  | 'prep_bump';

export type DeviceSettingsInput = {
  readonly autoLockMinutes?: number | null | undefined;
  readonly bumpStyle?: BumpStyle | null | undefined;
  readonly id?: string | null | undefined;
  readonly keys?: ReadonlyArray<KeyBindingInput> | null | undefined;
  readonly millimetresPerPixel?: number | null | undefined;
  readonly mode?: BoardMode | null | undefined;
  readonly quietFrom?: string | null | undefined;
  readonly quietTo?: string | null | undefined;
  readonly readFromMetres?: number | null | undefined;
  readonly rotateSeconds?: number | null | undefined;
  readonly theme?: BoardTheme | null | undefined;
  readonly version?: number | null | undefined;
  readonly volume?: number | null | undefined;
};

export type DisplayPolicyInput = {
  readonly displayNames?: NameDisplay | null | undefined;
  readonly displayPinRequired?: boolean | null | undefined;
  readonly version?: number | null | undefined;
};

export type KeyBindingInput = {
  readonly action: string;
  readonly code: string;
};

export type Language =
  | 'en'
  | 'es';

export type NameDisplay =
  | 'first_name'
  | 'initials'
  | 'none';

export type RevokeDeviceInput = {
  readonly id: string;
  readonly version?: number | null | undefined;
};

export type UpdateDeviceInput = {
  readonly id: string;
  readonly kind?: DeviceKind | null | undefined;
  readonly language?: Language | null | undefined;
  readonly name?: string | null | undefined;
  readonly scopes?: ReadonlyArray<DeviceScope> | null | undefined;
  readonly stationIds?: ReadonlyArray<string> | null | undefined;
  readonly version?: number | null | undefined;
};

export type DeviceRowFragment = { readonly id: string, readonly version: number, readonly name: string, readonly kind: DeviceKind, readonly scopes: ReadonlyArray<DeviceScope>, readonly stationIds: ReadonlyArray<string>, readonly stationNames: ReadonlyArray<string>, readonly language: Language, readonly pairedAt: string, readonly lastSeenAt: string | null, readonly revokedAt: string | null, readonly online: boolean, readonly settings: { readonly mode: BoardMode, readonly readFromMetres: number, readonly theme: BoardTheme, readonly volume: number, readonly quietFrom: string | null, readonly quietTo: string | null, readonly bumpStyle: BumpStyle, readonly rotateSeconds: number, readonly autoLockMinutes: number }, readonly report: { readonly build: string | null, readonly model: string | null, readonly screen: string | null, readonly timeZone: string | null, readonly battery: number | null, readonly charging: boolean | null, readonly wakeLock: boolean | null, readonly sound: boolean | null } | null };

export type DevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type DevicesQuery = { readonly devices: ReadonlyArray<{ readonly id: string, readonly version: number, readonly name: string, readonly kind: DeviceKind, readonly scopes: ReadonlyArray<DeviceScope>, readonly stationIds: ReadonlyArray<string>, readonly stationNames: ReadonlyArray<string>, readonly language: Language, readonly pairedAt: string, readonly lastSeenAt: string | null, readonly revokedAt: string | null, readonly online: boolean, readonly settings: { readonly mode: BoardMode, readonly readFromMetres: number, readonly theme: BoardTheme, readonly volume: number, readonly quietFrom: string | null, readonly quietTo: string | null, readonly bumpStyle: BumpStyle, readonly rotateSeconds: number, readonly autoLockMinutes: number }, readonly report: { readonly build: string | null, readonly model: string | null, readonly screen: string | null, readonly timeZone: string | null, readonly battery: number | null, readonly charging: boolean | null, readonly wakeLock: boolean | null, readonly sound: boolean | null } | null }> };

export type DeviceStationsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeviceStationsQuery = { readonly stations: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type PairingRequestQueryVariables = Exact<{
  userCode: string;
}>;


export type PairingRequestQuery = { readonly pairingRequest: { readonly userCode: string, readonly model: string | null, readonly screen: string | null, readonly timeZone: string | null, readonly language: Language | null, readonly network: string, readonly expiresAt: string } };

export type DisplayPolicyPartsFragment = { readonly id: string, readonly version: number, readonly displayNames: NameDisplay, readonly displayPinRequired: boolean };

export type DisplayPolicyQueryVariables = Exact<{ [key: string]: never; }>;


export type DisplayPolicyQuery = { readonly settings: { readonly id: string, readonly version: number, readonly displayNames: NameDisplay, readonly displayPinRequired: boolean } };

export type ApproveDeviceMutationVariables = Exact<{
  input: ApproveDeviceInput;
}>;


export type ApproveDeviceMutation = { readonly approveDevice: { readonly id: string, readonly version: number, readonly name: string, readonly kind: DeviceKind, readonly scopes: ReadonlyArray<DeviceScope>, readonly stationIds: ReadonlyArray<string>, readonly stationNames: ReadonlyArray<string>, readonly language: Language, readonly pairedAt: string, readonly lastSeenAt: string | null, readonly revokedAt: string | null, readonly online: boolean, readonly settings: { readonly mode: BoardMode, readonly readFromMetres: number, readonly theme: BoardTheme, readonly volume: number, readonly quietFrom: string | null, readonly quietTo: string | null, readonly bumpStyle: BumpStyle, readonly rotateSeconds: number, readonly autoLockMinutes: number }, readonly report: { readonly build: string | null, readonly model: string | null, readonly screen: string | null, readonly timeZone: string | null, readonly battery: number | null, readonly charging: boolean | null, readonly wakeLock: boolean | null, readonly sound: boolean | null } | null } };

export type DenyDeviceMutationVariables = Exact<{
  input: DenyDeviceInput;
}>;


export type DenyDeviceMutation = { readonly denyDevice: boolean };

export type UpdateDeviceMutationVariables = Exact<{
  input: UpdateDeviceInput;
}>;


export type UpdateDeviceMutation = { readonly updateDevice: { readonly id: string, readonly version: number, readonly name: string, readonly kind: DeviceKind, readonly scopes: ReadonlyArray<DeviceScope>, readonly stationIds: ReadonlyArray<string>, readonly stationNames: ReadonlyArray<string>, readonly language: Language, readonly pairedAt: string, readonly lastSeenAt: string | null, readonly revokedAt: string | null, readonly online: boolean, readonly settings: { readonly mode: BoardMode, readonly readFromMetres: number, readonly theme: BoardTheme, readonly volume: number, readonly quietFrom: string | null, readonly quietTo: string | null, readonly bumpStyle: BumpStyle, readonly rotateSeconds: number, readonly autoLockMinutes: number }, readonly report: { readonly build: string | null, readonly model: string | null, readonly screen: string | null, readonly timeZone: string | null, readonly battery: number | null, readonly charging: boolean | null, readonly wakeLock: boolean | null, readonly sound: boolean | null } | null } };

export type RevokeDeviceMutationVariables = Exact<{
  input: RevokeDeviceInput;
}>;


export type RevokeDeviceMutation = { readonly revokeDevice: { readonly id: string, readonly version: number, readonly name: string, readonly kind: DeviceKind, readonly scopes: ReadonlyArray<DeviceScope>, readonly stationIds: ReadonlyArray<string>, readonly stationNames: ReadonlyArray<string>, readonly language: Language, readonly pairedAt: string, readonly lastSeenAt: string | null, readonly revokedAt: string | null, readonly online: boolean, readonly settings: { readonly mode: BoardMode, readonly readFromMetres: number, readonly theme: BoardTheme, readonly volume: number, readonly quietFrom: string | null, readonly quietTo: string | null, readonly bumpStyle: BumpStyle, readonly rotateSeconds: number, readonly autoLockMinutes: number }, readonly report: { readonly build: string | null, readonly model: string | null, readonly screen: string | null, readonly timeZone: string | null, readonly battery: number | null, readonly charging: boolean | null, readonly wakeLock: boolean | null, readonly sound: boolean | null } | null } };

export type SaveBoardSettingsMutationVariables = Exact<{
  input: DeviceSettingsInput;
}>;


export type SaveBoardSettingsMutation = { readonly saveDeviceSettings: { readonly id: string, readonly version: number, readonly name: string, readonly kind: DeviceKind, readonly scopes: ReadonlyArray<DeviceScope>, readonly stationIds: ReadonlyArray<string>, readonly stationNames: ReadonlyArray<string>, readonly language: Language, readonly pairedAt: string, readonly lastSeenAt: string | null, readonly revokedAt: string | null, readonly online: boolean, readonly settings: { readonly mode: BoardMode, readonly readFromMetres: number, readonly theme: BoardTheme, readonly volume: number, readonly quietFrom: string | null, readonly quietTo: string | null, readonly bumpStyle: BumpStyle, readonly rotateSeconds: number, readonly autoLockMinutes: number }, readonly report: { readonly build: string | null, readonly model: string | null, readonly screen: string | null, readonly timeZone: string | null, readonly battery: number | null, readonly charging: boolean | null, readonly wakeLock: boolean | null, readonly sound: boolean | null } | null } };

export type SaveDisplayPolicyMutationVariables = Exact<{
  input: DisplayPolicyInput;
}>;


export type SaveDisplayPolicyMutation = { readonly updateDisplayPolicy: { readonly id: string, readonly version: number, readonly displayNames: NameDisplay, readonly displayPinRequired: boolean } };

export const DeviceRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeviceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Device"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"stationIds"}},{"kind":"Field","name":{"kind":"Name","value":"stationNames"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"pairedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"online"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"readFromMetres"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietTo"}},{"kind":"Field","name":{"kind":"Name","value":"bumpStyle"}},{"kind":"Field","name":{"kind":"Name","value":"rotateSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"autoLockMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"build"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"screen"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"battery"}},{"kind":"Field","name":{"kind":"Name","value":"charging"}},{"kind":"Field","name":{"kind":"Name","value":"wakeLock"}},{"kind":"Field","name":{"kind":"Name","value":"sound"}}]}}]}}]} as unknown as DocumentNode<DeviceRowFragment, unknown>;
export const DisplayPolicyPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisplayPolicyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"displayNames"}},{"kind":"Field","name":{"kind":"Name","value":"displayPinRequired"}}]}}]} as unknown as DocumentNode<DisplayPolicyPartsFragment, unknown>;
export const DevicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeviceRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeviceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Device"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"stationIds"}},{"kind":"Field","name":{"kind":"Name","value":"stationNames"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"pairedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"online"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"readFromMetres"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietTo"}},{"kind":"Field","name":{"kind":"Name","value":"bumpStyle"}},{"kind":"Field","name":{"kind":"Name","value":"rotateSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"autoLockMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"build"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"screen"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"battery"}},{"kind":"Field","name":{"kind":"Name","value":"charging"}},{"kind":"Field","name":{"kind":"Name","value":"wakeLock"}},{"kind":"Field","name":{"kind":"Name","value":"sound"}}]}}]}}]} as unknown as DocumentNode<DevicesQuery, DevicesQueryVariables>;
export const DeviceStationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeviceStations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<DeviceStationsQuery, DeviceStationsQueryVariables>;
export const PairingRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PairingRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pairingRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userCode"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"screen"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<PairingRequestQuery, PairingRequestQueryVariables>;
export const DisplayPolicyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DisplayPolicy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DisplayPolicyParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisplayPolicyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"displayNames"}},{"kind":"Field","name":{"kind":"Name","value":"displayPinRequired"}}]}}]} as unknown as DocumentNode<DisplayPolicyQuery, DisplayPolicyQueryVariables>;
export const ApproveDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApproveDeviceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeviceRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeviceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Device"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"stationIds"}},{"kind":"Field","name":{"kind":"Name","value":"stationNames"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"pairedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"online"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"readFromMetres"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietTo"}},{"kind":"Field","name":{"kind":"Name","value":"bumpStyle"}},{"kind":"Field","name":{"kind":"Name","value":"rotateSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"autoLockMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"build"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"screen"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"battery"}},{"kind":"Field","name":{"kind":"Name","value":"charging"}},{"kind":"Field","name":{"kind":"Name","value":"wakeLock"}},{"kind":"Field","name":{"kind":"Name","value":"sound"}}]}}]}}]} as unknown as DocumentNode<ApproveDeviceMutation, ApproveDeviceMutationVariables>;
export const DenyDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DenyDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DenyDeviceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"denyDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DenyDeviceMutation, DenyDeviceMutationVariables>;
export const UpdateDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDeviceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeviceRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeviceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Device"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"stationIds"}},{"kind":"Field","name":{"kind":"Name","value":"stationNames"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"pairedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"online"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"readFromMetres"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietTo"}},{"kind":"Field","name":{"kind":"Name","value":"bumpStyle"}},{"kind":"Field","name":{"kind":"Name","value":"rotateSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"autoLockMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"build"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"screen"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"battery"}},{"kind":"Field","name":{"kind":"Name","value":"charging"}},{"kind":"Field","name":{"kind":"Name","value":"wakeLock"}},{"kind":"Field","name":{"kind":"Name","value":"sound"}}]}}]}}]} as unknown as DocumentNode<UpdateDeviceMutation, UpdateDeviceMutationVariables>;
export const RevokeDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeDeviceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeviceRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeviceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Device"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"stationIds"}},{"kind":"Field","name":{"kind":"Name","value":"stationNames"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"pairedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"online"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"readFromMetres"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietTo"}},{"kind":"Field","name":{"kind":"Name","value":"bumpStyle"}},{"kind":"Field","name":{"kind":"Name","value":"rotateSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"autoLockMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"build"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"screen"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"battery"}},{"kind":"Field","name":{"kind":"Name","value":"charging"}},{"kind":"Field","name":{"kind":"Name","value":"wakeLock"}},{"kind":"Field","name":{"kind":"Name","value":"sound"}}]}}]}}]} as unknown as DocumentNode<RevokeDeviceMutation, RevokeDeviceMutationVariables>;
export const SaveBoardSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBoardSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeviceSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDeviceSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeviceRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeviceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Device"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"stationIds"}},{"kind":"Field","name":{"kind":"Name","value":"stationNames"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"pairedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"online"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"readFromMetres"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietTo"}},{"kind":"Field","name":{"kind":"Name","value":"bumpStyle"}},{"kind":"Field","name":{"kind":"Name","value":"rotateSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"autoLockMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"build"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"screen"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"battery"}},{"kind":"Field","name":{"kind":"Name","value":"charging"}},{"kind":"Field","name":{"kind":"Name","value":"wakeLock"}},{"kind":"Field","name":{"kind":"Name","value":"sound"}}]}}]}}]} as unknown as DocumentNode<SaveBoardSettingsMutation, SaveBoardSettingsMutationVariables>;
export const SaveDisplayPolicyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDisplayPolicy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DisplayPolicyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDisplayPolicy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DisplayPolicyParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisplayPolicyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"displayNames"}},{"kind":"Field","name":{"kind":"Name","value":"displayPinRequired"}}]}}]} as unknown as DocumentNode<SaveDisplayPolicyMutation, SaveDisplayPolicyMutationVariables>;
/** `Devices`, typed. */
export function useDevicesQuery(options?: useQuery.Options<DevicesQuery, DevicesQueryVariables> | SkipToken) {
  return useQuery<DevicesQuery, DevicesQueryVariables>(DevicesDocument, options);
}

/** `DeviceStations`, typed. */
export function useDeviceStationsQuery(options?: useQuery.Options<DeviceStationsQuery, DeviceStationsQueryVariables> | SkipToken) {
  return useQuery<DeviceStationsQuery, DeviceStationsQueryVariables>(DeviceStationsDocument, options);
}

/** `PairingRequest`, typed. */
export function usePairingRequestQuery(options: useQuery.Options<PairingRequestQuery, PairingRequestQueryVariables> | SkipToken) {
  return useQuery<PairingRequestQuery, PairingRequestQueryVariables>(PairingRequestDocument, options);
}

/** `DisplayPolicy`, typed. */
export function useDisplayPolicyQuery(options?: useQuery.Options<DisplayPolicyQuery, DisplayPolicyQueryVariables> | SkipToken) {
  return useQuery<DisplayPolicyQuery, DisplayPolicyQueryVariables>(DisplayPolicyDocument, options);
}

/** `ApproveDevice`, typed. */
export function useApproveDeviceMutation(options?: useMutation.Options<ApproveDeviceMutation, ApproveDeviceMutationVariables>) {
  return useMutation<ApproveDeviceMutation, ApproveDeviceMutationVariables>(ApproveDeviceDocument, options);
}

/** `DenyDevice`, typed. */
export function useDenyDeviceMutation(options?: useMutation.Options<DenyDeviceMutation, DenyDeviceMutationVariables>) {
  return useMutation<DenyDeviceMutation, DenyDeviceMutationVariables>(DenyDeviceDocument, options);
}

/** `UpdateDevice`, typed. */
export function useUpdateDeviceMutation(options?: useMutation.Options<UpdateDeviceMutation, UpdateDeviceMutationVariables>) {
  return useMutation<UpdateDeviceMutation, UpdateDeviceMutationVariables>(UpdateDeviceDocument, options);
}

/** `RevokeDevice`, typed. */
export function useRevokeDeviceMutation(options?: useMutation.Options<RevokeDeviceMutation, RevokeDeviceMutationVariables>) {
  return useMutation<RevokeDeviceMutation, RevokeDeviceMutationVariables>(RevokeDeviceDocument, options);
}

/** `SaveBoardSettings`, typed. */
export function useSaveBoardSettingsMutation(options?: useMutation.Options<SaveBoardSettingsMutation, SaveBoardSettingsMutationVariables>) {
  return useMutation<SaveBoardSettingsMutation, SaveBoardSettingsMutationVariables>(SaveBoardSettingsDocument, options);
}

/** `SaveDisplayPolicy`, typed. */
export function useSaveDisplayPolicyMutation(options?: useMutation.Options<SaveDisplayPolicyMutation, SaveDisplayPolicyMutationVariables>) {
  return useMutation<SaveDisplayPolicyMutation, SaveDisplayPolicyMutationVariables>(SaveDisplayPolicyDocument, options);
}