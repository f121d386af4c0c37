// Tells the owner how a workflow ended. GitHub describes its steps in the variable STEPS.
import { outcomeOf, type Workflow } from "../hosting/outcome.ts";
import { addToSummary } from "./summary.ts";

const [workflow] = process.argv.slice(2);
const sentence = outcomeOf(workflow as Workflow, JSON.parse(process.env.STEPS ?? "{}"));
console.log(sentence);
addToSummary(`### ${sentence}`);
