import { type ParseError, printParseErrorCode } from "jsonc-parser";

const conflictMark = /^(<{7}|={7}|>{7})/m;
const example = 'Example: "phone": "(425) 555-0100",';

const quotationErrors = ["UnexpectedEndOfString", "InvalidSymbol", "CommaExpected"];

/** A mistake that people make when they edit a file by hand, and its offset in the file. */
type Slip = { offset: number; problem: string };

export function describeSlip(json: string, { error, offset, length }: ParseError): Slip {
  const conflict = json.search(conflictMark);
  if (conflict >= 0) {
    const problem =
      "has a merge conflict. Keep the right lines, and remove the others and those with <<<<<<<, ======= and >>>>>>>.";
    return { offset: conflict, problem };
  }
  const code = printParseErrorCode(error);
  const found = json.slice(offset, offset + length);
  const before = json.slice(0, offset).trimEnd();
  const startsLine = json.slice(before.length, offset).includes("\n");
  const isBracket = /^[}\]]/.test(found);
  if (before.endsWith(",") && (isBracket || found === ",")) {
    return { offset: before.length, problem: "has an extra comma at the end. Remove it." };
  }
  if (code === "CommaExpected" && startsLine && !isBracket) {
    return { offset: before.length, problem: `needs a comma at the end. ${example}` };
  }
  if (quotationErrors.includes(code) && !isBracket) {
    const problem = 'needs straight quotation marks (") around each name and value';
    return { offset, problem: `${problem}. Inside text, use “ ”. ${example}` };
  }
  const problem = "something is missing or extra here, such as a colon, a bracket or a brace";
  return { offset: before.length, problem: `${problem}. ${example}` };
}
