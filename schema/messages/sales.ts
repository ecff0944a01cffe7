/** Sales. */
export const salesMessages = {
  'sales.future': 'Sales of {date} cannot be recorded yet.',
  'sales.tooOld': 'Sales are recorded and corrected for the last {days} days; {date} is before that.',
  'sales.nameDish': 'Name the dish by its code or its id.',
  'sales.unknownCode': 'No dish has the code {code}. Enter the code in its recipe, then send the line again.',
  'sales.unknownDish': 'This dish does not exist.',
  'sales.notOnMenu': '{name} is not a menu recipe, so it cannot be sold.',
  'sales.quantityMissing': 'Enter how many were sold.',
  'sales.nothingToVoid': 'No sale with this id is recorded.',
  'sales.voided': 'This sale was voided. Record it under a new id if it was made after all.',
  'sales.twiceDifferent': 'This id is in the list twice, with different figures.',
  'sales.reservedId': '{id}: ids that begin with {prefix} are kept for sales entered by hand or from files.',
  'sales.dateMissing': 'Enter the date.',
  'sales.noDate': '“{text}” is not a date of this kitchen’s country. Write it like 2026-11-24.',
  'sales.dishMissing': 'Name the dish, by its code or its name.',
  'sales.unknownName':
    'No dish is called “{name}”. Enter the code of the till in its recipe, or write the name as it is there.',
  'sales.unknownKind': '“{text}” is none of sale, refund and void.',
  'sales.sameLineId': 'Row {row} has the same line id. If it is the number of an order, leave this column out.',
  'sales.sameDish':
    'Row {row} has {dish} of this day, too, by its code or name. Write the dish the same way in every row.',
  'sales.lineIdTwice': 'This line id is in the file twice. If it is the number of an order, leave this column out.',
  'sales.voidWithoutId': 'Only a line with an id can be voided.',
  'sales.alreadyByHand':
    'Sales of {dish} on {date} were entered by hand. Set them to 0 there, so that they do not count twice.',
  'sales.tooMuch': 'This amount is too large.',
  'sales.tooMuchOfDay': 'The sales of {date} are more than a day can hold. Check the amounts.',
  'sales.archivedDish': '{dish} is archived. It was recorded all the same.',
  'sales.nothingToReturn':
    'Fewer were sold that day than went back, so not all of it is in stock again. Record the refund on the day of the sale.',
  'sales.tooManyLines': 'Send at most {count} lines at once.',
  'sales.useUnknown': 'What {dish} uses is not fully known',
  'sales.noIngredients': '{dish} was sold, but its recipe has no ingredients, so nothing left the stock.',
  'sales.itemNotBooked': '{item} was not booked for {dish}: {reason}.',
} as const;
