/** The digits of every pad in the order of a telephone, so that fingers find a PIN and an amount in the same places. */
export const digitKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
