/** Ids without the object beside them, and why. */
export const linksLeftOut: Readonly<Record<string, string>> = {
  'Activity.entityId': 'Of the kind that `entity` names; `node` reads it.',
  'AuditEntry.entityId': 'Of the kind that `entity` names; `node` reads it.',
  'Notification.entityId': 'Of the kind that `entity` names; `node` reads it.',
  'StockMovement.sourceId': 'Of the kind that `sourceType` names; `node` reads it.',
  'ApiToken.userId': 'Its name, role and kind stand beside it; a service account is no person of the list.',
  // These stand in a list of the very thing. A way back would let one document multiply that list with itself at every level.
  'DeliveryCorrection.deliveryLineId': 'Read with its line.',
  'DeliveryLine.deliveryId': 'Read with its delivery.',
  'ItemConversion.itemId': 'Read with its item.',
  'LineCheckAction.answerId': 'Read with its reading.',
  'LineCheckTemplateItem.templateId': 'Read with its template.',
  'RecipeIngredient.recipeId': 'Read with its recipe.',
  'RecipeStep.recipeId': 'Read with its recipe.',
  'LineCheckAnswer.templateItemId': 'The entry of the check has both.',
  'LineCheckSheet.savedAnswerId': 'One of the readings beside it.',
  'PrepTask.prepItemId': 'A line of the par sheet is reckoned for a day: `prepItems`.',
  'StockLot.deliveryLineId': 'Lines are read with their delivery.',
};
