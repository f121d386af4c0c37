import { home } from "virtual:content";
import { Card } from "../components/Card.tsx";

export function AboutUs() {
  return (
    <Card id="about-us" title="About Us">
      {home.about.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Card>
  );
}
