/**
 * Hashes of the demo world's published passwords. Computing them would take a third of a second of every first start; a
 * test compares each with its password.
 */
export const passwordHashes = {
  amra: '$argon2id$v=19$m=19456,t=2,p=1$kGMnj7I8MM9fwHdsRcPd6w$HEFvWz8WH8Do9RikI2+cIZFba4O8XBAKDxufC5A65JI',
  damir: '$argon2id$v=19$m=19456,t=2,p=1$wq4B99DpF5Y+IYgUnAT/YA$kFsUcv2gkGktZYcRNl1Zdatbes3Odk/jM3gy841TRO8',
  nermina:
    '$argon2id$v=19$m=19456,t=2,p=1$mzRLJDTIhMuACwz9Y6YLYA$eudM5OARKttzFTJSkGRtS0ZlOsuksUw8+noc9Pi7jds',
  adnan: '$argon2id$v=19$m=19456,t=2,p=1$NwviKpBC4ImC4casmOHiBw$m2dBYutJgAW52lyfQyujvGFdxplZCk8KjtI4diqnEys',
  stefan: '$argon2id$v=19$m=19456,t=2,p=1$IoUNBoxA0iK3sgvWdPuiEQ$cklLujzG3wqSob5f3iH7rphZ1OknkEwsXbJKcts2Tpc',
  ivana: '$argon2id$v=19$m=19456,t=2,p=1$46zkPxZVOq7q/OO/IuJj3w$Q5/dHVuiC6MMkYOVwqbGqNC3WdXIhLCethjTa2zDwSw',
  lejla: '$argon2id$v=19$m=19456,t=2,p=1$5rdkdCApM2ASuIhSEHucgQ$ZHGhRB58MIXpBWgOg4oiCV1XjEiC085ZaRcCJ8QVqzY',
}
