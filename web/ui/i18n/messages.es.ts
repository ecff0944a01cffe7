import type { MessageKey } from '#schema/messages.ts';
import { textSpanish } from './messages.es/text.ts';
import { commonSpanish } from './messages.es/common.ts';
import { fieldsSpanish } from './messages.es/fields.ts';
import { thingsSpanish } from './messages.es/things.ts';
import { authSpanish } from './messages.es/auth.ts';
import { usersSpanish } from './messages.es/users.ts';
import { organizationsSpanish } from './messages.es/organizations.ts';
import { devicesSpanish } from './messages.es/devices.ts';
import { tokensSpanish } from './messages.es/tokens.ts';
import { webhooksSpanish } from './messages.es/webhooks.ts';
import { inventorySpanish } from './messages.es/inventory.ts';
import { categoriesSpanish } from './messages.es/categories.ts';
import { unitsSpanish } from './messages.es/units.ts';
import { deliveriesSpanish } from './messages.es/deliveries.ts';
import { prepSpanish } from './messages.es/prep.ts';
import { recipesSpanish } from './messages.es/recipes.ts';
import { wasteSpanish } from './messages.es/waste.ts';
import { salesSpanish } from './messages.es/sales.ts';
import { reportsSpanish } from './messages.es/reports.ts';
import { documentsSpanish } from './messages.es/documents.ts';
import { exportsSpanish } from './messages.es/exports.ts';
import { lineChecksSpanish } from './messages.es/line-checks.ts';
import { photosSpanish } from './messages.es/photos.ts';
import { countsSpanish } from './messages.es/counts.ts';
import { timersSpanish } from './messages.es/timers.ts';
import { handoversSpanish } from './messages.es/handovers.ts';
import { starterKitchensSpanish } from './messages.es/starter-kitchens.ts';
import { importsSpanish } from './messages.es/imports.ts';
import { viewsSpanish } from './messages.es/views.ts';
import { notificationsSpanish } from './messages.es/notifications.ts';

/** Every message of the server in Spanish. A missing one does not compile. */
export const spanish: Readonly<Record<MessageKey, string>> = {
  ...textSpanish,
  ...commonSpanish,
  ...fieldsSpanish,
  ...thingsSpanish,
  ...authSpanish,
  ...usersSpanish,
  ...organizationsSpanish,
  ...devicesSpanish,
  ...tokensSpanish,
  ...webhooksSpanish,
  ...inventorySpanish,
  ...categoriesSpanish,
  ...unitsSpanish,
  ...deliveriesSpanish,
  ...prepSpanish,
  ...recipesSpanish,
  ...wasteSpanish,
  ...salesSpanish,
  ...reportsSpanish,
  ...lineChecksSpanish,
  ...photosSpanish,
  ...countsSpanish,
  ...timersSpanish,
  ...handoversSpanish,
  ...starterKitchensSpanish,
  ...viewsSpanish,
  ...notificationsSpanish,
  ...importsSpanish,
  ...documentsSpanish,
  ...exportsSpanish,
};
