// Tells the owner how a workflow ended. GitHub describes the run in STATUS and STEPS.
import { outcomeOf, type Workflow } from "./github/outcome.ts";
import { addToSummary } from "./github/workflow.ts";

const [workflow] = process.argv.slice(2);
const { STATUS = "", STEPS = "{}" } = process.env;
const sentence = outcomeOf(workflow as Workflow, STATUS, JSON.parse(STEPS));
console.log(sentence);
addToSummary(`### ${sentence}`);
