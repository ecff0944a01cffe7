import type {
  LineCheckAssignmentType,
  LineCheckFrequency,
  NotificationType,
  PrepTaskStatus,
  Priority,
  RegistrationMode,
  Role,
} from './vocabulary.ts';

/** JSON shapes of the REST contract. Quantities are JSON numbers, times ISO 8601 UTC. */
export interface UserJson {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly role: Role;
  readonly verified: boolean;
  readonly organizationId: string;
}

/** GET /api/sign-in: what the sign-in page offers. */
export interface SignInJson {
  readonly registration: RegistrationMode;
  /** Whether this server sends mail, so that a forgotten password can be set anew without an admin. */
  readonly mail: boolean;
}

export interface NotificationJson {
  readonly id: string;
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
  readonly priority: Priority | null;
  readonly isRead: boolean;
  readonly createdAt: string;
}

export interface RecipeSearchJson {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
}

export interface OrganizationSettingsJson {
  readonly name: string;
  readonly monthlyInventoryNudgesEnabled: boolean;
  readonly inventoryNudgeDay: number;
  readonly lineCheckEnabled: boolean;
  readonly lineCheckAssignmentType: LineCheckAssignmentType;
  readonly lineCheckFrequency: LineCheckFrequency;
  readonly lineCheckRolesAllowed: readonly Role[];
}

export interface PrepTaskJson {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly status: PrepTaskStatus;
  readonly targetQuantity: number;
  readonly actualQuantity: number | null;
  readonly unit: string;
  readonly station: string | null;
  readonly assignee: string | null;
  readonly dueAt: string;
  /** The business day it was planned for. */
  readonly businessDate: string;
  /** Unfinished when that day ended. */
  readonly carriedOver: boolean;
}

export interface PrepStatusJson {
  readonly total: number;
  readonly pending: number;
  readonly inProgress: number;
  readonly onHold: number;
  readonly completed: number;
  readonly late: number;
}

export interface InventoryItemJson {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly currentStock: number;
  readonly parLevel: number;
  readonly unit: string;
}

export interface DeliveryJson {
  readonly id: string;
  readonly version: number;
  readonly number: string;
  readonly supplier: string;
  readonly status: string;
  readonly receivedAt: string | null;
}
